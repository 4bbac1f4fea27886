/** Elements that React took away, and those that it put in their place; each with all that is inside. */
export type Exchange = { gone: readonly Element[]; come: readonly Element[] };

/** React's generated ids differ between server and browser. */
const madeUp = /_r_\w+_/gi;

/** The id counts first: hydration, before it gives up, may have named somebody else's field like one of ours. */
function ownName(element: Element): string {
  const names = [element.id, element.getAttribute('name') ?? ''].map((name) => name.replaceAll(madeUp, ''));
  return names.find((name) => name !== '') ?? element.getAttribute('class') ?? '';
}

/** What an element has in common with the one that takes its place, whatever a translator or an extension did to its text. */
function likeness(element: Element): string {
  const choice = element.matches('[type=checkbox],[type=radio]') ? element.getAttribute('value') : '';
  return [element.localName, element.getAttribute('type'), ownName(element), choice].join(' ');
}

/** The elements of that kind, in the order of the page. */
export function elementsIn(tops: readonly Element[], selector: string): Element[] {
  const found = tops.flatMap((top) => [top, ...top.querySelectorAll(selector)]);
  return [...new Set(found)].filter((element) => element.matches(selector));
}

/** The element that took the place of one that is gone; one that stands in the page is its own. */
export function replacementOf(element: HTMLElement, { gone, come }: Exchange): HTMLElement | undefined {
  if (element.isConnected) return element;
  const own = likeness(element);
  const alike = (tops: readonly Element[]) =>
    elementsIn(tops, element.localName).filter((other) => likeness(other) === own);
  const replacement = alike(come)[alike(gone).indexOf(element)];
  return replacement instanceof HTMLElement ? replacement : undefined;
}

/** Whether each of the elements has one of its own kind among the others. */
function areAmong(elements: readonly Element[], others: readonly Element[]): boolean {
  const left = others.map(likeness);
  return elements.map(likeness).every((kind) => {
    const found = left.indexOf(kind);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/**
 * Whether what React drew anew was ours but for elements that somebody else had put into it: translators wrap text in `font`, of which
 * we have none; of all others more is gone than came, and what came is most of it. Where our own code draws another page than was
 * composed, something comes that was not there, or next to nothing.
 */
export function hadForeignElements({ gone, come }: Exchange): boolean {
  const [before, after] = [elementsIn(gone, '*'), elementsIn(come, '*')];
  if (before.some(({ localName }) => localName === 'font')) return true;
  const isMost = before.length > after.length && before.length < 2 * after.length;
  return isMost && areAmong(after, before);
}
