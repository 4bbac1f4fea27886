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
