/** What a page notes about itself while it loads; times in ms since the navigation began. */
type PageNotes = { largestPaint?: number; shellHydrated?: number; viewHydrated?: number };

/** What React comes to last: the footer of the frame, and a heading of the view: a placeholder has none. */
export const lastElements = { shell: 'footer', view: 'main [data-part] h1' } as const;

declare global {
  interface Window {
    pageNotes: PageNotes;
  }
}

/**
 * Runs in the page before anything else. Only arrow functions that have no name: tsx wraps the others in a helper
 * that pages lack.
 */
export function observePage({ shell, view }: typeof lastElements): void {
  const notes: PageNotes = {};
  window.pageNotes = notes;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) notes.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const watch = setInterval(() => {
    const [shellLives, viewLives] = [shell, view].map((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    );
    if (shellLives) notes.shellHydrated ??= performance.now();
    if (viewLives) notes.viewHydrated ??= performance.now();
    if (shellLives && viewLives) clearInterval(watch);
  }, 10);
}
