function isInView(picture: Element): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** The one picture of the card that a link stands in, if it is in view; undefined for links without a card. */
export function pictureByLink(link: Element): HTMLImageElement | undefined {
  for (
    let card: Element | null = link;
    card && !card.matches('[data-part], body');
    card = card.parentElement
  ) {
    const [picture, another] = card.querySelectorAll('img');
    if (picture) return another === undefined && isInView(picture) ? picture : undefined;
  }
  return undefined;
}

/** What a picture shows, whatever its size and cut: `/…/assets/detail-drum-tall-480-Ab3dEf7h.avif` is `detail-drum`. */
function subjectOf({ src }: HTMLImageElement): string | undefined {
  return /([^/]+?)(?:-tall)?-\d+-[\w-]{8}\.\w+$/.exec(src)?.[1];
}

/** The first picture in view that shows the same. */
export function samePicture(picture: HTMLImageElement): HTMLImageElement | undefined {
  const subject = subjectOf(picture);
  const shown = document.querySelectorAll<HTMLImageElement>('main img');
  return subject === undefined
    ? undefined
    : [...shown].find((other) => subjectOf(other) === subject && isInView(other));
}
