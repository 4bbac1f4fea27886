/** ms after which the page counts as idle for what can wait long. */
const longestWait = 10_000;

/** Resolves when the browser is idle, after so many ms at the latest; Safari has no `requestIdleCallback` and takes them all. */
export function whenIdle(deadline = longestWait): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: deadline });
    else setTimeout(resolve, deadline);
  });
}
