/** A failure whose message is all a person needs to mend it; shown without a stack. */
export class UserError extends Error {
  override readonly name = "UserError";
}
