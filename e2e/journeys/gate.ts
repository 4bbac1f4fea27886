/** Something that waits until the test says go. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  const target = new EventTarget();
  const opened = new Promise<void>((resolve) => {
    target.addEventListener('open', () => resolve(), { once: true });
  });
  return { opened, open: () => void target.dispatchEvent(new Event('open')) };
}
