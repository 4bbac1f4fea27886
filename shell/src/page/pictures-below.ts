/** How far below the screen a browser itself would fetch a picture on a slow line, in CSS pixels. */
const fetchedAhead = 2500;

/** ms after which a picture that does not come keeps the next one waiting no longer. */
const patience = 4000;

function areWaiting(): boolean {
  return 'picturesWait' in document.documentElement.dataset;
}

function isNear(picture: HTMLImageElement): boolean {
  const { top } = picture.getBoundingClientRect();
  return !picture.complete && top < innerHeight + fetchedAhead;
}

/** Resolves when the picture is there, or is not to be had. */
function settled(picture: Element): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });
}

type Free = () => Promise<unknown>;

async function fetchOneByOne([picture, ...others]: readonly Element[], free: Free): Promise<Animation[]> {
  await free();
  if (!picture || !areWaiting()) return [];
  // To its place, without a change of an attribute that React would find.
  const placed = picture.animate({ translate: ['none', 'none'] }, { fill: 'forwards' });
  await settled(picture);
  return [placed, ...(await fetchOneByOne(others, free))];
}

/**
 * Fetches the pictures below the first screen that the inline script keeps waiting, one after the other from above. All at once they
 * would share a slow line with the page that a visitor asks for next; `free` resolves when no page is waited for. Ends when the
 * visitor moves the page, which fetches all that is near.
 */
export async function fetchPicturesBelow(free: Free): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading=lazy]');
  const placed = await fetchOneByOne([...pictures].filter(isNear), free);
  window.early?.fetchAllPictures();
  for (const animation of placed) animation.cancel();
}
