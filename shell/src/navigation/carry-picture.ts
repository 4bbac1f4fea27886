import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { pageShown } from './page-shown.ts';
import { pictureByLink, samePicture } from './picture-by-link.ts';

/** What the style sheet calls the picture on its way. */
export const carriedPicture = 'carried-picture';

/** How long the old page may stand still for the next one, in ms. */
const patience = 600;

/** A processor of up to this many cores takes longer to draw both pages than to change them. */
const fewCores = 4;

function isCalm(): boolean {
  const { hardwareConcurrency: cores } = navigator;
  return cores <= fewCores || savesData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function lateEnough(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
}

/**
 * Changes the page. From a card's link the card's picture grows into the same picture of the next page, where the
 * browser can show that; a page without it fades in. Nothing moves for visitors who asked for less motion or less
 * data, on slow devices, and from links without a picture. Not React Router's own: its context would wake every sleeping part first.
 */
export function carryPicture(link: Element | undefined, change: () => Promise<void>): Promise<void> {
  const picture = link && pictureByLink(link);
  if (!picture || !('startViewTransition' in document) || isCalm()) return change();
  picture.style.viewTransitionName = carriedPicture;
  let arrived: HTMLImageElement | undefined;
  const transition = document.startViewTransition(async () => {
    const shown = pageShown();
    await change();
    await Promise.race([shown, lateEnough()]);
    picture.style.viewTransitionName = '';
    arrived = samePicture(picture);
    if (arrived) arrived.style.viewTransitionName = carriedPicture;
  });
  const letGo = () => {
    if (arrived) arrived.style.viewTransitionName = '';
  };
  transition.ready.catch(() => undefined);
  transition.finished.then(letGo, letGo);
  return transition.updateCallbackDone;
}
