/** What `withDeadline` returns when time is up. */
export const late = Symbol('late');

/** The promise's value, or `late` if it has not settled after that many ms. */
export async function withDeadline<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
