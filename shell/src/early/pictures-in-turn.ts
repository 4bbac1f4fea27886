/** How far aside a picture waits, in CSS pixels: farther than any browser looks for what it could fetch ahead. The style sheet does it. */
export const waitsAside = 10_000;

/** What moves the page, or a row of it, or is about to. */
const moves = ['scroll', 'pointerdown', 'keydown'];

/** A link that is touched leads away: what its page needs would share the line with pictures that nobody sees any more. */
function isOnLink({ target }: Event): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

function isOnScreen(picture: Element): boolean {
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right + waitsAside > 0 && left + waitsAside < innerWidth;
}

/** Brings what is on the screen from the beginning to its place, and no attribute of it changes, which React would find. */
function showWhatIsSeen(): Animation[] {
  const pictures = [...document.querySelectorAll('img[loading=lazy]')].filter(isOnScreen);
  return pictures.map((picture) => picture.animate({ translate: ['none', 'none'] }, { fill: 'forwards' }));
}

/**
 * Keeps pictures below the first screen off the line until its visitor moves the page, or it lives and has fetched them one after the
 * other: on a slow line browsers fetch what lies as much as 2,500 pixels further down, and the page's code would share the line with it.
 * Returns what ends it. Which are on the screen is looked up as soon as the page is whole.
 */
export function keepPicturesInTurn(whole: Promise<void>): () => void {
  const { dataset } = document.documentElement;
  let seen: Animation[] = [];
  const watch = new AbortController();
  const { signal } = watch;
  dataset['picturesWait'] = '';
  const letGo = () => {
    watch.abort();
    delete dataset['picturesWait'];
    for (const placed of seen) placed.cancel();
  };
  const onMove = (event: Event) => {
    if (!isOnLink(event)) letGo();
  };
  for (const type of moves) addEventListener(type, onMove, { capture: true, passive: true, signal });
  document.addEventListener(
    'DOMContentLoaded',
    async () => {
      await whole;
      // With the frame that works out where everything is: to ask earlier would have this task do it.
      requestAnimationFrame(() => {
        if (!signal.aborted) seen = showWhatIsSeen();
      });
    },
    { signal },
  );
  return letGo;
}
