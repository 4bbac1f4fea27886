const perRow = 20;
/** From square to square. */
const squareStep = 10;

export type FloorSquare = { x: number; y: number; isLit: boolean };

/** A square of the floor for each of so many guests, lit in turn. */
export function floorSquares(guests: number): readonly FloorSquare[] {
  return Array.from({ length: guests }, (_, guest) => {
    const column = guest % perRow;
    const row = Math.floor(guest / perRow);
    return {
      x: column * squareStep,
      y: row * squareStep,
      isLit: (column * 7 + row * 5 + ((column * row) % 3)) % 4 !== 0,
    };
  });
}

/** Size of the floor for so many. */
export function floorSize(guests: number): { width: number; height: number } {
  return { width: perRow * squareStep, height: Math.ceil(guests / perRow) * squareStep };
}
