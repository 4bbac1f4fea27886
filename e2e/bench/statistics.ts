export type Spread = { median: number; min: number; max: number };

/** The middle of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const inOrder = figures.toSorted((one, other) => one - other);
  const middle = inOrder.length / 2;
  const [low = Number.NaN, high = low] = inOrder.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Undefined if a round has no such figure. */
export function spread(figures: readonly (number | undefined)[]): Spread | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  if (known.length === 0 || known.length < figures.length) return undefined;
  return { median: median(known), min: Math.min(...known), max: Math.max(...known) };
}

/** Median of the ratios within each round, which a machine that is busy for a while does not disturb. */
export function medianRatio(
  figures: readonly (number | undefined)[],
  bases: readonly (number | undefined)[],
): number | undefined {
  return ratioSpread(figures, bases)?.median;
}

/** The same with the least and the most: of seven rounds, the median of many lies between them 98 times in 100. */
export function ratioSpread(
  figures: readonly (number | undefined)[],
  bases: readonly (number | undefined)[],
): Spread | undefined {
  const ratios = figures.map((figure, round) => {
    const base = bases[round];
    return figure === undefined || base === undefined || base === 0 ? undefined : figure / base;
  });
  return spread(ratios);
}

export type Interval = { median: number; low: number; high: number };

/** Numbers from 0 up to 1 in an order that is the same on every run (mulberry32). */
function sameRandom(): () => number {
  let state = 20_261_122;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const draws = 2000;

/**
 * The median of some figures, and between which two it lies 95 times in 100: as many figures are drawn from them again and
 * again (bootstrap). Nothing is assumed of how they are spread. Undefined of fewer than three.
 */
export function medianInterval(figures: readonly number[]): Interval | undefined {
  if (figures.length < 3) return undefined;
  const random = sameRandom();
  const draw = () => figures[Math.floor(random() * figures.length)] ?? Number.NaN;
  const medians = Array.from({ length: draws }, () => median(figures.map(draw))).toSorted(
    (one, other) => one - other,
  );
  const at = (share: number) => medians[Math.floor(share * (draws - 1))] ?? Number.NaN;
  return { median: median(figures), low: at(0.025), high: at(0.975) };
}
