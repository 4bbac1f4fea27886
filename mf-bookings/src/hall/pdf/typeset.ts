import fontFacts from './fonts/font-facts.json';

/** The invoice's fonts. */
export type Face = keyof typeof fontFacts;

/** What is drawn at once. A mark stands off from where the letters before it end, in thousandths of the type size. */
export type Piece =
  | { kind: 'letters'; text: string }
  | { kind: 'mark'; text: string; right: number; up: number };

/** Drawn for what the font does not have: a letter of another script, an emoji. */
export const standIn = '□';

/** A letter with its marks, an emoji with its parts. */
const clusters =
  /\P{M}[\p{M}\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)*|\p{M}+/gu;
/** Marks that are drawn as nothing. */
const shapeless = /[\uFE00-\uFE0F\u034F\uFEFF]/g;
const invisible = /^[\p{Cf}\p{Cc}]+$/u;

/** The dot of these goes where a mark stands above them. */
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

/** The marks on that letter, each further out than the one before; nothing where the font does not say where. */
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

/** That letter with these marks in one drawing of the font, and the loose ones put where its makers say. */
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

/** As much in one drawing as the font has: `ẹ́` is an é with a dot below, `m̀` an m with a grave above. */
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

/** A text as that face draws it; what it cannot draw is one stand-in each, and never left out. */
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
