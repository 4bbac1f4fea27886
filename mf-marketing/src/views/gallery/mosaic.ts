/** Cells of a panel's grid: `lead` is two by two, `wide` two by one, `small` one, `pair` half a row. */
export type Tile = 'lead' | 'wide' | 'small' | 'pair';

/** Pictures that hang together in full rows: two of them under a `lead`, else one. */
export type Panel<Picture> = { columns: number; hung: { picture: Picture; tile: Tile }[] };

/** With more, the small ones are stamps. */
const mostInPanel = 5;

/** How many the first panel takes, so that no picture is left to hang alone. */
function firstCount(count: number): number {
  return count === mostInPanel + 1 ? mostInPanel - 1 : Math.min(count, mostInPanel);
}

function tileOf(place: number, count: number): Tile {
  if (count < 3) return 'pair';
  if (place === 0) return 'lead';
  return place === 1 && count === 4 ? 'wide' : 'small';
}

function panelOf<Picture>(pictures: readonly Picture[]): Panel<Picture> {
  const count = pictures.length;
  return {
    columns: Math.min(Math.max(count, 2), 4),
    hung: pictures.map((picture, place) => ({ picture, tile: tileOf(place, count) })),
  };
}

/** Pictures as they hang on the wall so that every row is full: panels of a large one with at most four beside it, or of a pair. */
export function mosaic<Picture>(pictures: readonly Picture[]): Panel<Picture>[] {
  const cut = firstCount(pictures.length);
  const others = pictures.slice(cut);
  return [panelOf(pictures.slice(0, cut)), ...(others.length > 0 ? mosaic(others) : [])];
}
