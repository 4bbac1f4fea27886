/** Width of a picture in sixths of the wall; `lead` is four sixths wide and two rows high. */
export type Tile = 'lead' | 'third' | 'half';

/** How many pictures share the wall so that every row is full, the first one large where that leaves no gap. */
export function mosaic(count: number): Tile[] {
  if (count < 3 || count === 4) return Array.from({ length: count }, () => 'half');
  const rest = count - 3;
  const halves = { 0: 0, 1: 4, 2: 2 }[rest % 3] ?? 0;
  const tiles = Array.from({ length: rest }, (_, index): Tile => (index < rest - halves ? 'third' : 'half'));
  return ['lead', 'third', 'third', ...tiles];
}
