/**
 * A query in which some parameters are certain to be there, because the contract gives them a default and the validation fills it in.
 *
 * @throws Error when one is missing after all
 */
export function filled<Query extends object, Name extends keyof Query>(
  query: Query,
  ...names: readonly Name[]
): Query & Required<Pick<Query, Name>> {
  for (const name of names) {
    if (query[name] === undefined) throw new Error(`the contract gives ${String(name)} no default`);
  }
  return query as Query & Required<Pick<Query, Name>>;
}
