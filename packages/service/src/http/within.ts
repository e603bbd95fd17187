/**
 * Waits for work, but not for ever.
 *
 * @throws Error when the time is over first; the work goes on
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const late = AbortSignal.timeout(milliseconds);
  const expired = Promise.withResolvers<never>();
  late.addEventListener("abort", () => expired.reject(new Error(`no answer within ${milliseconds} ms`)));
  return Promise.race([work, expired.promise]);
}
