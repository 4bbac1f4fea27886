/** Columns of twelve that each hall takes on a wide screen, in the order in which they stand; their dots say how large they are. */
const smallestFirst: Readonly<Record<number, readonly number[]>> = { 1: [12], 2: [5, 7], 3: [4, 4, 4] };
const bestFirst: Readonly<Record<number, readonly number[]>> = { 1: [12], 2: [7, 5], 3: [5, 4, 3] };
const third = 4;

/** Halls beside each other; more stand in further rows. */
export const mostInRow = 3;

/**
 * How wide the halls stand beside each other: three alike while nobody was counted, by how well they fit afterwards.
 * More than three stand in rows of three.
 */
export function hallShares(halls: number, sorted: boolean): readonly number[] {
  const shares = (sorted ? bestFirst : smallestFirst)[halls];
  return shares ?? Array.from({ length: halls }, () => third);
}

/** A row of so many halls, as the value of `grid-template-columns`. */
export function columnsOf(shares: readonly number[]): string {
  const row = shares.slice(0, mostInRow);
  if (row.length < 2) return 'minmax(0, 1fr)';
  return row.map((share) => `minmax(0, ${share}fr)`).join(' ');
}

/** The attribute `sizes` of a picture 4:3 that is cut out of 16:10, in so many columns of twelve. */
export function sizesOf(share: number): string {
  const columns = share === 12 ? 7 : share;
  return `(min-width: 1280px) ${columns * 116}px, (min-width: 900px) ${columns * 10}vw, (min-width: 640px) 120vw, 80vw`;
}
