/** A dot for every hundred guests, in rows of thirteen from the upper left. */
const guestsPerDot = 100;
const perRow = 13;
const pitch = 22;
const outerRadius = 8;

export type GuestDots = {
  /** Centres of the filled dots. */
  filled: readonly Dot[];
  /** Centre of the open dot: there is still room. */
  open: Dot | undefined;
  rows: number;
  width: number;
  height: number;
};

type Dot = { readonly x: number; readonly y: number };

function dotAt(index: number): Dot {
  const row = Math.floor(index / perRow);
  const column = index % perRow;
  return { x: outerRadius + 1 + column * pitch, y: outerRadius + 1 + row * pitch };
}

/** Where the dots of a head count stand, in units of a drawing of the returned size. */
export function guestDots(guests: number, more: boolean): GuestDots {
  const count = Math.floor(guests / guestsPerDot);
  const all = count + (more ? 1 : 0);
  const rows = Math.ceil(all / perRow);
  const columns = Math.min(all, perRow);
  return {
    filled: Array.from({ length: count }, (_, index) => dotAt(index)),
    open: more ? dotAt(count) : undefined,
    rows,
    width: (columns - 1) * pitch + 2 * (outerRadius + 1),
    height: (rows - 1) * pitch + 2 * (outerRadius + 1),
  };
}
