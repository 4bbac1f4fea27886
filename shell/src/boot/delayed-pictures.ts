import { smallestSizes } from '@venue/shared/data-saver/saves-data.ts';
/**
 * The style sheet moves waiting pictures aside by so many CSS pixels: farther than any browser prefetches
 * lazy pictures.
 */
export const asideDistance = 10_000;

function isOnScreen(picture: Element): boolean {
  const [box] = picture.getClientRects();
  if (!box) return false;
  const { top, bottom, left, right } = box;
  return bottom > 0 && top < innerHeight && right + asideDistance > 0 && left + asideDistance < innerWidth;
}

/** By an animation, as a changed attribute would be a hydration mismatch. */
export function moveIntoPlace(picture: Element): Animation {
  return picture.animate({ translate: ['none', 'none'] }, { fill: 'forwards' });
}

/** Events after which other pictures may be on the screen. Keys that activate something raise `click` too. */
const changes = ['scroll', 'click'];

/**
 * Delays pictures that are not on the screen yet: on a slow connection browsers fetch them from up to 2,500
 * pixels below it, which would slow down the code of this page and the next. Pictures on the screen load once
 * the page is fully shown, and after scrolling or a click. Returns a function that lets all pictures load.
 */
export function delayPictures(fullyShown: Promise<void>): () => void {
  const { dataset } = document.documentElement;
  const moved = new Map<Element, Animation>();
  const watch = new AbortController();
  const { signal } = watch;
  dataset['picturesWait'] = '';
  const moveWhatIsOnScreen = () => {
    if (signal.aborted) return;
    for (const picture of document.querySelectorAll('img[loading=lazy]')) {
      if (!moved.has(picture) && isOnScreen(picture)) moved.set(picture, moveIntoPlace(picture));
    }
  };
  const moveSoon = () => requestAnimationFrame(moveWhatIsOnScreen);
  for (const type of changes) addEventListener(type, moveSoon, { capture: true, passive: true, signal });
  document.addEventListener(
    'DOMContentLoaded',
    async () => {
      await fullyShown;
      // In the next frame, which needs a layout anyway: measuring now would force one.
      moveSoon();
    },
    { signal },
  );
  return () => {
    watch.abort();
    delete dataset['picturesWait'];
    for (const animation of moved.values()) animation.cancel();
  };
}

function makeSmall(): void {
  for (const element of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>(
    `picture > [sizes]:not([sizes="${smallestSizes}"])`,
  )) {
    element.sizes = smallestSizes;
  }
}

/** Makes every picture load its smallest file, as it is parsed. */
export function keepPicturesSmall(): void {
  const arrivals = new MutationObserver(makeSmall);
  arrivals.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    makeSmall();
    arrivals.disconnect();
  });
}
