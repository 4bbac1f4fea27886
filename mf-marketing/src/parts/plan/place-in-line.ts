/** Things in a line, one half on either side of an aisle. */
export type Line = {
  readonly count: number;
  /** From the middle of one to the middle of the next. */
  readonly pitch: number;
  /** Free space in the middle, besides the pitch; 0 for a line without an aisle. */
  readonly aisle: number;
};

/** Where the middles of `count` things stand, centred in a width. */
export function placeInLine({ count, pitch, aisle }: Line, width: number): readonly number[] {
  const start = (width - (count - 1) * pitch - aisle) / 2;
  const half = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => start + index * pitch + (index < half ? 0 : aisle));
}
