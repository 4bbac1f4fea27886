/** Cells of a panel's grid: `lead` is two by two, `wide` two by one, `small` one, `pair` half a row. */
export type Tile = 'lead' | 'wide' | 'small' | 'pair';

/** Pictures that hang together in full rows: two of them under a `lead`, else one. */
export type Panel<Picture> = { columns: number; hung: { picture: Picture; tile: Tile }[] };

/** More beside a large picture, and the small ones are stamps. */
const mostBesideLead = 5;

function panelOf<Picture>(
  pictures: readonly Picture[],
  tiles: readonly Tile[],
  columns: number,
): Panel<Picture> {
  return { columns, hung: pictures.map((picture, place) => ({ picture, tile: tiles[place] ?? 'small' })) };
}

/** The first panel of a place has a large picture, where there are enough to stand beside it. */
function firstPanel<Picture>(pictures: readonly Picture[]): Panel<Picture> {
  const count = pictures.length;
  if (count < 3) return panelOf(pictures, ['pair', 'pair'], 2);
  return panelOf(pictures, count === 4 ? ['lead', 'wide'] : ['lead'], count === 3 ? 3 : 4);
}

/** Under it a row of two or three, or another panel where more are left. */
function nextPanels<Picture>(pictures: readonly Picture[]): Panel<Picture>[] {
  if (pictures.length === 0) return [];
  if (pictures.length === 3) return [panelOf(pictures, [], 3)];
  return mosaic(pictures);
}

/** How many the first panel takes, so that no picture is left to hang alone. */
function firstCount(count: number): number {
  return count === mostBesideLead + 1 ? mostBesideLead - 1 : Math.min(count, mostBesideLead);
}

/** Pictures as they hang on the wall so that every row is full: a large one with at most four beside it, then rows. */
export function mosaic<Picture>(pictures: readonly Picture[]): Panel<Picture>[] {
  const cut = firstCount(pictures.length);
  return [firstPanel(pictures.slice(0, cut)), ...nextPanels(pictures.slice(cut))];
}
