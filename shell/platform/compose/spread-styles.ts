/** `styled-components` closes each component's rules with its mark: its number, its id and the classes of its rules. */
const group = /[\s\S]*?data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}\/\*!sc\*\/\s*|[\s\S]+$/g;
const styleTag = /^(<style[^>]*>)([\s\S]*)(<\/style>)$/;
const classAttribute = /\sclass="([^"]*)"/g;

/** Which piece is the first with an element of a class. */
function firstPieces(pieces: readonly string[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [index, piece] of pieces.entries()) {
    const names = [...piece.matchAll(classAttribute)].flatMap(([, value = '']) => value.split(/\s+/));
    for (const name of names) if (name !== '' && !first.has(name)) first.set(name, index);
  }
  return first;
}

/**
 * Sends the rules of each component with the first piece of the page that has an element of it, so that what is seen
 * first need not wait for the looks of what is far below. The first piece's rules are for the head; those of the others
 * stand in front of them. Rules that no element names (the page's own, keyframes) come first. A component keeps all its
 * rules together, and who extends another names it too, so later rules still win over earlier ones.
 */
export function spreadStyles(styles: string, pieces: readonly string[]): { head: string; body: string } {
  const [, open, text = '', close] = styleTag.exec(styles.trim()) ?? [];
  if (open === undefined) return { head: styles, body: pieces.join('') };
  const firstPieceOf = firstPieces(pieces);
  const texts = pieces.map(() => '');
  for (const [rules, names = ''] of text.matchAll(group)) {
    const places = names.split(',').flatMap((name) => firstPieceOf.get(name) ?? []);
    const place = places.length > 0 ? Math.min(...places) : 0;
    texts[place] += rules;
  }
  const [head = '', ...others] = texts.map((rules) => (rules === '' ? '' : `${open}${rules}${close}`));
  return { head, body: pieces.map((piece, index) => (others[index - 1] ?? '') + piece).join('') };
}
