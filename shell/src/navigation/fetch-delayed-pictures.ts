import { moveIntoPlace } from '../boot/delayed-pictures.ts';

/** How far below the screen browsers prefetch lazy pictures on a slow connection, in CSS pixels. */
const fetchedAhead = 2500;

/** Longest wait (ms) for one picture before the next is fetched. */
const pictureWait = 4000;

function areWaiting(): boolean {
  return 'picturesWait' in document.documentElement.dataset;
}

function isNear(picture: Element): boolean {
  return picture.getBoundingClientRect().top < innerHeight + fetchedAhead;
}

/** Resolves when the picture has loaded or failed, or after {@link pictureWait}. */
function settled(picture: Element): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
    setTimeout(resolve, pictureWait);
  });
}

/** The first that the visitor has not scrolled past, or else the first of all. */
function nextOf(pictures: readonly HTMLImageElement[]): HTMLImageElement | undefined {
  const missing = pictures.filter(({ complete }) => !complete);
  return missing.find((picture) => picture.getBoundingClientRect().bottom > 0) ?? missing[0];
}

type WhenViewLoaded = () => Promise<unknown>;

async function fetchOneByOne(
  pictures: readonly HTMLImageElement[],
  whenViewLoaded: WhenViewLoaded,
): Promise<Animation[]> {
  await whenViewLoaded();
  const next = nextOf(pictures);
  if (!next || !areWaiting()) return [];
  const moved = moveIntoPlace(next);
  await settled(next);
  const others = pictures.filter((picture) => picture !== next);
  return [moved, ...(await fetchOneByOne(others, whenViewLoaded))];
}

/**
 * Fetches the pictures below the first screen that the inline script delays, one after another from the top,
 * and then lets all others load. All at once they would slow down the next page that the visitor goes to.
 * Navigation ends the delays, and this with them.
 */
export async function fetchPicturesBelow(whenViewLoaded: WhenViewLoaded): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
  const moved = await fetchOneByOne(pictures.filter(isNear), whenViewLoaded);
  window.bootApi?.fetchAllPictures();
  for (const animation of moved) animation.cancel();
}
