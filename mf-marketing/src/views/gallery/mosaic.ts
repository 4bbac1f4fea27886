/** Cells of a panel's grid, two rows high: `lead` is two by two, `wide` two by one, `small` one, `pair` a half. */
export type Tile = 'lead' | 'wide' | 'small' | 'pair';

/** Pictures that hang together in two full rows. */
export type Panel<Picture> = { columns: number; hung: { picture: Picture; tile: Tile }[] };

/** More columns than they need, and the small ones are stamps. */
const mostPictures = 7;

function tileOf(place: number, count: number): Tile {
  if (count < 3) return 'pair';
  if (place === 0) return 'lead';
  return place === 1 && count % 2 === 0 ? 'wide' : 'small';
}

function panelOf<Picture>(pictures: readonly Picture[]): Panel<Picture> {
  const count = pictures.length;
  return {
    columns: count < 3 ? 2 : Math.ceil((count + 3) / 2),
    hung: pictures.map((picture, place) => ({ picture, tile: tileOf(place, count) })),
  };
}

/** Pictures as they hang on the wall so that every row is full: in panels of at most seven, the first of each large. */
export function mosaic<Picture>(pictures: readonly Picture[]): Panel<Picture>[] {
  const panels = Math.ceil(pictures.length / mostPictures);
  const cut = (index: number) => Math.ceil((pictures.length * index) / panels);
  return Array.from({ length: panels }, (_, index) => panelOf(pictures.slice(cut(index), cut(index + 1))));
}
