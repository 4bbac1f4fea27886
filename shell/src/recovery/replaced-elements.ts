/** Elements that React removed, and those that it added instead; each with its descendants. */
export type Exchange = { removed: readonly Element[]; added: readonly Element[] };

/** React's generated ids differ between server and browser. */
const generatedId = /_r_\w+_/gi;

/** The id comes first: before it gives up, hydration may have given a foreign field the name of one of ours. */
function ownName(element: Element): string {
  const names = [element.id, element.getAttribute('name') ?? ''].map((name) =>
    name.replaceAll(generatedId, ''),
  );
  return names.find((name) => name !== '') ?? element.getAttribute('class') ?? '';
}

/** Equal for an element and its replacement, even if a translator or an extension has changed its text. */
function likeness(element: Element): string {
  const choice = element.matches('[type=checkbox],[type=radio]') ? element.getAttribute('value') : '';
  return [element.localName, element.getAttribute('type'), ownName(element), choice].join(' ');
}

/** The elements that match, in document order. */
export function elementsIn(tops: readonly Element[], selector: string): Element[] {
  const found = tops.flatMap((top) => [top, ...top.querySelectorAll(selector)]);
  return [...new Set(found)].filter((element) => element.matches(selector));
}

/** The element that replaced a removed one; an element that is still in the page is returned itself. */
export function replacementOf(element: HTMLElement, { removed, added }: Exchange): HTMLElement | undefined {
  if (element.isConnected) return element;
  const own = likeness(element);
  const alike = (tops: readonly Element[]) =>
    elementsIn(tops, element.localName).filter((other) => likeness(other) === own);
  const replacement = alike(added)[alike(removed).indexOf(element)];
  return replacement instanceof HTMLElement ? replacement : undefined;
}

/** Whether each of the elements has its like among the others. */
function areAmong(elements: readonly Element[], others: readonly Element[]): boolean {
  const left = others.map(likeness);
  return elements.map(likeness).every((kind) => {
    const found = left.indexOf(kind);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/**
 * Whether React rendered again because of foreign elements in the page. Translators wrap text in `font`, which we never use. In other
 * cases more was removed than added, but not twice as much, and everything added had its like among the removed. If our own code is
 * wrong, it adds something new, or next to nothing.
 */
export function hadForeignElements({ removed, added }: Exchange): boolean {
  const [before, after] = [elementsIn(removed, '*'), elementsIn(added, '*')];
  if (before.some(({ localName }) => localName === 'font')) return true;
  const isMost = before.length > after.length && before.length < 2 * after.length;
  return isMost && areAmong(after, before);
}
