/** The median; NaN for no figures. */
export function median(figures: readonly number[]): number {
  const inOrder = figures.toSorted((one, other) => one - other);
  const middle = inOrder.length / 2;
  const [low = Number.NaN, high = low] = inOrder.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** The median and middle half of the ratios within each round, which temporary load does not affect. */
export function ratioOf(figures: readonly number[], bases: readonly number[]) {
  const ratios = figures.flatMap((figure, round) => {
    const ratio = figure / (bases[round] ?? Number.NaN);
    return Number.isFinite(ratio) ? [ratio] : [];
  });
  const inOrder = ratios.toSorted((one, other) => one - other);
  const at = (share: number) => inOrder[Math.round(share * (inOrder.length - 1))] ?? Number.NaN;
  return { median: median(ratios), low: at(0.25), high: at(0.75) };
}
