/** What a page notes about itself while it loads; times in ms since the navigation began. */
export type PageNotes = {
  firstPaint?: number;
  largestPaint?: number;
  /** Address of the picture whose paint was the largest; absent if it was text. */
  largestAddress?: string | undefined;
  /** Sum of all layout shifts. */
  layoutShift: number;
  shellHydrated?: number;
  viewHydrated?: number;
};

/** Elements that React comes to last, of the frame and of the home page. */
export type LastElements = { shell: string; view: string };

declare global {
  interface Window {
    pageNotes: PageNotes;
  }
}

/**
 * Runs in the page before anything else. Only arrow functions that have no name: tsx wraps the others in a helper
 * that pages lack.
 */
export function observePage({ shell, view }: LastElements): void {
  const notes: PageNotes = { layoutShift: 0 };
  window.pageNotes = notes;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      notes.largestPaint = entry.startTime;
      notes.largestAddress = 'url' in entry ? String(entry.url) || undefined : undefined;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') notes.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watch = setInterval(() => {
    const [shellLives, viewLives] = [shell, view].map((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    );
    if (shellLives) notes.shellHydrated ??= performance.now();
    if (viewLives) notes.viewHydrated ??= performance.now();
    if (shellLives && viewLives) clearInterval(watch);
  }, 10);
}
