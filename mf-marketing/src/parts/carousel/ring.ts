/**
 * Slides stand on an endless ring: positions are whole numbers without end, slide `0` stands at 0, at `count`,
 * at `-count` and so on. Moving on from the last slide to the first is one step like any other (T-05, T-09).
 */

/** Index of the slide at a position. */
export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** Steps from one slide to another, negative backwards: never more than half a round. */
export function shortestWay(from: number, to: number, count: number): number {
  const ahead = slideAt(to - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}

/** Where slide `index` has to stand when everything from `first` onwards can be seen. */
export function placeFrom(first: number, index: number, count: number): number {
  return first + slideAt(index - first, count);
}
