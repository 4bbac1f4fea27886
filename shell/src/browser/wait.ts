export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Lets a waiting tap or frame go first. */
export function nextTask(): Promise<void> {
  return wait(0);
}

const longestWait = 10_000;

/**
 * Resolves when the browser is idle, or after `deadline` ms; Safari has no `requestIdleCallback` and always
 * waits that long.
 */
export function whenIdle(deadline = longestWait): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: deadline });
    else setTimeout(resolve, deadline);
  });
}
