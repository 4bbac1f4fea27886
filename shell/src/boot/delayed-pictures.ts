/**
 * How far aside a picture waits, in CSS pixels: farther than any browser looks for what it could fetch ahead. The style sheet does it.
 */
export const waitsAside = 10_000;

function isOnScreen(picture: Element): boolean {
  const [box] = picture.getClientRects();
  if (!box) return false;
  const { top, bottom, left, right } = box;
  return bottom > 0 && top < innerHeight && right + waitsAside > 0 && left + waitsAside < innerWidth;
}

/** Moves a waiting picture to its place by an animation: a changed attribute would be a hydration mismatch. */
export function place(picture: Element): Animation {
  return picture.animate({ translate: ['none', 'none'] }, { fill: 'forwards' });
}

/** Events after which other pictures may be on the screen; choosing by key clicks, too. */
const changes = ['scroll', 'click'];

/**
 * Keeps pictures off the line that nobody sees yet: on a slow line browsers fetch what lies as much as 2,500 pixels further down, and
 * the code of this page and of the next would share the line with it. What is on the screen comes once the page is whole, and where its
 * visitor moves the page or chooses what is shown. Returns what ends it.
 */
export function keepPicturesInTurn(whole: Promise<void>): () => void {
  const { dataset } = document.documentElement;
  const placed = new Map<Element, Animation>();
  const watch = new AbortController();
  const { signal } = watch;
  dataset['picturesWait'] = '';
  const placeWhatIsSeen = () => {
    if (signal.aborted) return;
    for (const picture of document.querySelectorAll('img[loading=lazy]')) {
      if (!placed.has(picture) && isOnScreen(picture)) placed.set(picture, place(picture));
    }
  };
  const look = () => requestAnimationFrame(placeWhatIsSeen);
  for (const type of changes) addEventListener(type, look, { capture: true, passive: true, signal });
  document.addEventListener(
    'DOMContentLoaded',
    async () => {
      await whole;
      // In the next frame, which lays the page out anyway: measuring now would force a layout.
      look();
    },
    { signal },
  );
  return () => {
    watch.abort();
    delete dataset['picturesWait'];
    for (const animation of placed.values()) animation.cancel();
  };
}
