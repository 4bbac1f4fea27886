/** ms after which the page counts as idle for what can wait long. */
const longestWait = 10_000;

/** Resolves when the browser has nothing to do for the page, or after so many ms: always then in browsers that do not say. */
export function whenIdle(deadline = longestWait): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: deadline });
    else setTimeout(resolve, deadline);
  });
}
