/** px between two chairs in the drawing of a room, which is 240 wide and 180 high. */
const pitch = 12;

/** A stroke without length: with round ends it is a dot, in a fraction of the bytes of a circle. */
function seat(x: number, y: number): string {
  return `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}h0`;
}

/** Path of chairs in rows, the first at `x`, `y`. */
export function seatRows(x: number, y: number, { across, deep }: { across: number; deep: number }): string {
  const rows = Array.from({ length: deep }, (_, row) =>
    Array.from({ length: across }, (__, column) => seat(x + column * pitch, y + row * pitch)),
  );
  return rows.flat().join('');
}

type Arc = {
  centre: readonly [x: number, y: number];
  radius: number;
  /** Degrees, clockwise from three o'clock. */
  from: number;
  to: number;
};

/** Path of chairs along part of a circle, as many as fit at the usual distance. */
export function seatArc({ centre: [x, y], radius, from, to }: Arc): string {
  const steps = Math.floor((((to - from) / 180) * Math.PI * radius) / pitch);
  const seats = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / Math.max(1, steps)) / 180) * Math.PI;
    return seat(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  });
  return seats.join('');
}
