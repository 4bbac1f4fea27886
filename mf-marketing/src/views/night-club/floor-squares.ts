/** Squares in a row of the floor. */
export const floorColumns = 20;

/** The first one is drawn under the others. */
export const floorLights = ['dark', 'violet', 'blue', 'pink', 'pale'] as const;
export type FloorLight = (typeof floorLights)[number];

/** The order in which lights are dealt out; most are violet. */
const lightSequence: readonly FloorLight[] = [
  'violet',
  'dark',
  'violet',
  'blue',
  'violet',
  'pink',
  'dark',
  'pale',
  'blue',
];

export type FloorSquare = { light: FloorLight; column: number; row: number };

/** A square for each guest; no two rows have the same lights. */
export function floorSquares(guests: number): readonly FloorSquare[] {
  return Array.from({ length: guests }, (_, guest) => {
    const column = guest % floorColumns;
    const row = Math.floor(guest / floorColumns);
    const light =
      lightSequence[(column * 5 + row * 7 + ((column * row) % 4)) % lightSequence.length] ?? 'violet';
    return { light, column, row };
  });
}
