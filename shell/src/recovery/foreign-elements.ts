import { elementsIn, likeness, type Exchange } from './heirs.ts';

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
