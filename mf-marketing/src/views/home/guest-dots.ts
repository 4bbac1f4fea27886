/** A dot for every hundred guests, in columns of five that grow from the lower left. */
const guestsPerDot = 100;
const perColumn = 5;
const pitch = 22;
const outerRadius = 8;

export type GuestDots = {
  /** Centres of the filled dots. */
  filled: readonly Dot[];
  /** Centre of the open dot: there is still room. */
  open: Dot | undefined;
  width: number;
  height: number;
};

type Dot = { readonly x: number; readonly y: number };

function dotAt(index: number): Dot {
  const column = Math.floor(index / perColumn);
  const row = index % perColumn;
  return { x: outerRadius + 1 + column * pitch, y: outerRadius + 1 + (perColumn - 1 - row) * pitch };
}

/** Where the dots of a head count stand, in units of a drawing of the returned size. */
export function guestDots(guests: number, more: boolean): GuestDots {
  const count = Math.floor(guests / guestsPerDot);
  const columns = Math.ceil((count + (more ? 1 : 0)) / perColumn);
  return {
    filled: Array.from({ length: count }, (_, index) => dotAt(index)),
    open: more ? dotAt(count) : undefined,
    width: (columns - 1) * pitch + 2 * (outerRadius + 1),
    height: (perColumn - 1) * pitch + 2 * (outerRadius + 1),
  };
}
