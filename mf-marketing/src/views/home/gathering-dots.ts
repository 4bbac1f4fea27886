/** Units of the square drawing. */
export const gatheringSize = 400;

/** Guests that one dot stands for: a table. */
export const guestsPerDot = 10;

const middle = gatheringSize / 2;
const rim = 10;
/** Air between one ring of tables and the next, so that the rings are told apart. */
const betweenRings = 6;
/** Turned by this angle from one to the next, dots of a spiral nowhere stand in line and nowhere crowd. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** A ring of the spiral: the tables that a larger figure adds to the next smaller one. */
export type Ring = {
  /** Guests of this ring and all within it. */
  readonly guests: number;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
};

function tablesOf(guests: number): number {
  return Math.max(1, Math.round(guests / guestsPerDot));
}

/** Tables from the middle outwards, ring by ring, one ring for each of the figures, whatever their order. */
export function gatheringRings(figures: readonly number[]): Ring[] {
  const sizes = [...new Set(figures)].sort((one, other) => one - other);
  const all = tablesOf(sizes.at(-1) ?? guestsPerDot);
  const pitch = (middle - rim - betweenRings * (sizes.length - 1)) / Math.sqrt(all);
  return sizes.map((guests, ring) => {
    const first = ring === 0 ? 0 : tablesOf(sizes[ring - 1] ?? 0);
    return {
      guests,
      dots: Array.from({ length: tablesOf(guests) - first }, (_, at) => {
        const turn = (first + at) * goldenAngle;
        const away = pitch * Math.sqrt(first + at) + ring * betweenRings;
        return {
          x: Math.round(middle + away * Math.cos(turn)),
          y: Math.round(middle + away * Math.sin(turn)),
        };
      }),
    };
  });
}
