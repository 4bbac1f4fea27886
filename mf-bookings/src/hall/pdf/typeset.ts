import fontFacts from './fonts/font-facts.json';

export type Face = keyof typeof fontFacts;

/** Drawn in one go. Offsets of a mark are from the end of the letters before it, in thousandths of the type size. */
export type Piece =
  | { kind: 'letters'; text: string }
  | { kind: 'mark'; text: string; right: number; up: number };

/** Drawn for characters that the font lacks: other scripts, emoji. */
export const standIn = '□';

/** A letter with its marks, an emoji with its parts. */
const clusters =
  /\P{M}[\p{M}\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)*|\p{M}+/gu;
/** Marks without a shape. */
const shapeless = /[\uFE00-\uFE0F\u034F\uFEFF]/g;
const invisible = /^[\p{Cf}\p{Cc}]+$/u;

/** These lose their dot under a mark. */
const dotless: Partial<Record<string, string>> = { i: 'ı', j: 'ȷ' };

type Side = 'above' | 'below';

const sides: readonly Side[] = ['above', 'below'];

function draws(face: Face, character: string): boolean {
  const { from, to } = fontFacts[face].draws;
  const code = character.codePointAt(0) ?? 0;
  return from.some((first, index) => first <= code && code <= (to[index] ?? 0));
}

function sideOf(mark: string, face: Face): Side | undefined {
  return sides.find((side) => fontFacts[face][side].marks.of.includes(mark));
}

/** Places marks on a letter, each further out than the last; undefined if the font has no anchor for one. */
function stacked(letter: string, marks: readonly string[], face: Face): Piece[] | undefined {
  const off = { above: 0, below: 0 };
  const pieces: Piece[] = [];
  for (const mark of marks) {
    const side = sideOf(mark, face);
    if (side === undefined) return undefined;
    const anchors = fontFacts[face][side];
    const [at, held] = [anchors.letters.of.indexOf(letter), anchors.marks.of.indexOf(mark)];
    const [letterX, letterY] = [anchors.letters.x[at], anchors.letters.y[at]];
    const [markX, markY, step] = [anchors.marks.x[held], anchors.marks.y[held], anchors.marks.step[held]];
    if (letterX === undefined || letterY === undefined) return undefined;
    if (markX === undefined || markY === undefined || step === undefined) return undefined;
    pieces.push({ kind: 'mark', text: mark, right: letterX - markX, up: letterY - markY + off[side] });
    off[side] += step;
  }
  return pieces;
}

/** A letter with its `drawn` marks as one glyph, and the `loose` ones placed by the font's anchors. */
function assembled(
  letter: string,
  marks: { drawn: readonly string[]; loose: readonly string[] },
  face: Face,
) {
  const isDotless = marks.loose.some((mark) => sideOf(mark, face) === 'above');
  const undotted = (of: string) => (isDotless ? (dotless[of] ?? of) : of);
  const shape = undotted([letter, ...marks.drawn].join('').normalize('NFC'));
  const placed = stacked(undotted(letter), marks.loose, face);
  if (placed === undefined || !/^.$/u.test(shape) || !draws(face, shape)) return undefined;
  return [{ kind: 'letters', text: shape } as const, ...placed];
}

/** Uses the fullest glyph that the font has: `ẹ́` is an é with a dot below, `m̀` an m with a grave above. */
function setCluster(cluster: string, face: Face): Piece[] {
  const [letter = '', ...marks] = cluster.normalize('NFD');
  const tries: readonly (readonly Side[])[] = [[], ['below'], ['above'], sides];
  for (const off of tries) {
    const isLoose = (mark: string) => off.some((side) => side === sideOf(mark, face));
    const drawn = marks.filter((mark) => !isLoose(mark));
    const pieces = assembled(letter, { drawn, loose: marks.filter(isLoose) }, face);
    if (pieces) return pieces;
  }
  return [{ kind: 'letters', text: standIn }];
}

/** The pieces that draw a text in that font; each character it lacks becomes a stand-in, never left out. */
export function typeset(text: string, face: Face): Piece[] {
  const pieces: Piece[] = [];
  const plain = text.normalize('NFC').replaceAll(shapeless, '').replaceAll(/\s/gu, ' ');
  for (const [cluster] of plain.matchAll(clusters)) {
    if (invisible.test(cluster)) continue;
    for (const piece of setCluster(cluster, face)) {
      const last = pieces.at(-1);
      if (piece.kind === 'letters' && last?.kind === 'letters') last.text += piece.text;
      else pieces.push(piece);
    }
  }
  return pieces;
}
