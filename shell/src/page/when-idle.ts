/** After this long the page counts as idle, in ms. */
const deadline = 10_000;

/** Resolves when the browser has nothing to do for the page. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: deadline });
    else setTimeout(resolve, deadline);
  });
}
