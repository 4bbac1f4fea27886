import { place } from '../boot/delayed-pictures.ts';

/** How far below the screen a browser itself would fetch a picture on a slow line, in CSS pixels. */
const fetchedAhead = 2500;

/** ms after which a picture that does not come keeps the next one waiting no longer. */
const pictureWait = 4000;

function areWaiting(): boolean {
  return 'picturesWait' in document.documentElement.dataset;
}

function isNear(picture: Element): boolean {
  return picture.getBoundingClientRect().top < innerHeight + fetchedAhead;
}

/** Resolves when the picture is there, or is not to be had. */
function settled(picture: Element): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
    setTimeout(resolve, pictureWait);
  });
}

/** The first that the visitor has not passed yet, or else the first of all. */
function nextOf(pictures: readonly HTMLImageElement[]): HTMLImageElement | undefined {
  const missing = pictures.filter(({ complete }) => !complete);
  return missing.find((picture) => picture.getBoundingClientRect().bottom > 0) ?? missing[0];
}

type Free = () => Promise<unknown>;

async function fetchOneByOne(pictures: readonly HTMLImageElement[], free: Free): Promise<Animation[]> {
  await free();
  const next = nextOf(pictures);
  if (!next || !areWaiting()) return [];
  const placed = place(next);
  await settled(next);
  const others = pictures.filter((picture) => picture !== next);
  return [placed, ...(await fetchOneByOne(others, free))];
}

/**
 * Fetches the pictures below the first screen that the inline script keeps waiting, one after the other from above, and then lets all
 * others go. All at once they would share a slow line with the page that a visitor asks for next; `free` resolves when no page is
 * waited for. Another page ends it.
 */
export async function fetchPicturesBelow(free: Free): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
  const placed = await fetchOneByOne(pictures.filter(isNear), free);
  window.bootApi?.fetchAllPictures();
  for (const animation of placed) animation.cancel();
}
