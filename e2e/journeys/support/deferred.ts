/** A promise that the test resolves (`Promise.withResolvers` is newer than our Node.js). */
export function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  const target = new EventTarget();
  const promise = new Promise<void>((resolve) => {
    target.addEventListener('resolve', () => resolve(), { once: true });
  });
  return { promise, resolve: () => void target.dispatchEvent(new Event('resolve')) };
}
