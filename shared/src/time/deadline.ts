/** What `withDeadline` returns when time is up. */
export const timedOut = Symbol('timed out');

/** The promise's value, or `timedOut` if it has not settled after that many ms. */
export async function withDeadline<Value>(
  promise: Promise<Value>,
  ms: number,
): Promise<Value | typeof timedOut> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), ms);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
