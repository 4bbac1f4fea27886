import { firstScreenEnds } from '@venue/shared/ui/first-screen-ends.ts';

const tag = /<(\/?)([a-z][a-z0-9-]*)(?:\s(?:[^>"]|"[^"]*")*)?>/gi;
const selfClosing = /\/>$/;
const hasNoEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const view = /<main\b[^>]*><div data-part="[^"]*"[^>]*>/;
/** About what a phone shows at first, in characters of markup. */
const firstScreen = 8000;

type Element = { name: string; /** Behind its opening tag. */ inside: number; end: number };

/** How much deeper one is behind a tag than before it. */
function step(text: string, slash: string | undefined, name: string): number {
  if (slash) return -1;
  return hasNoEnd.test(name) || selfClosing.test(text) ? 0 : 1;
}

/** The element that opens at or behind `from`, in well-formed markup as React writes it. */
function elementAt(html: string, from: number): Element | undefined {
  let depth = 0;
  let first: Omit<Element, 'end'> | undefined;
  for (const { 0: text, 1: slash, 2: name = '', index } of html.slice(from).matchAll(tag)) {
    const end = from + index + text.length;
    first ??= { name, inside: end };
    depth += step(text, slash, name);
    if (depth < 0) return undefined;
    if (depth === 0) return { ...first, end };
  }
  return undefined;
}

/** Behind the heading's block: the first element from `from` on that has the heading, or of a long `div` its own such part. */
function behindHeading(html: string, from: number, heading: number): number | undefined {
  const element = elementAt(html, from);
  if (!element) return undefined;
  if (element.end <= heading) return behindHeading(html, element.end, heading);
  const isLong = element.name === 'div' && element.end - from > firstScreen && element.inside <= heading;
  return (isLong ? behindHeading(html, element.inside, heading) : undefined) ?? element.end;
}

/** Where the first screen ends: behind the block of the heading, or within it at the mark of what is painted later. */
function behindFirstScreen(body: string, from: number, heading: number): number | undefined {
  const behind = behindHeading(body, from, heading);
  const mark = body.indexOf(` ${firstScreenEnds}=`, heading);
  return behind !== undefined && mark > 0 && mark < behind ? body.lastIndexOf('<', mark) : behind;
}

/**
 * Cuts a page where nothing breaks if a `<style>` stands there: where its first screen ends, and before the footer.
 */
export function pagePieces(body: string): string[] {
  const opening = view.exec(body);
  const heading = body.indexOf('</h1>');
  const behind =
    opening && heading > 0 && behindFirstScreen(body, opening.index + opening[0].length, heading);
  const cuts = [behind || -1, body.indexOf('<footer')].filter(
    (cut, index, all) => cut > (all[index - 1] ?? 0),
  );
  return [0, ...cuts].map((cut, index) => body.slice(cut, cuts[index]));
}
