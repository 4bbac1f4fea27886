/** Calls back now, and in the next frame whenever the page has other content or another size. Gives the function that stops it. */
export function watchParts(changed: () => void): () => void {
  let frame: number | undefined;
  const soon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      changed();
    });
  };
  const content = new MutationObserver(soon);
  const size = new ResizeObserver(soon);
  const root = document.getElementById('root');
  if (root) {
    content.observe(root, { childList: true, subtree: true });
    size.observe(root);
  }
  changed();
  return () => {
    content.disconnect();
    size.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
