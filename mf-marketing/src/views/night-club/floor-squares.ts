const perRow = 20;
/** From square to square. */
const squareStep = 10;

export type FloorSquare = { x: number; y: number };

/** A square of the floor for each of so many guests. */
export function floorSquares(guests: number): readonly FloorSquare[] {
  return Array.from({ length: guests }, (_, guest) => ({
    x: (guest % perRow) * squareStep,
    y: Math.floor(guest / perRow) * squareStep,
  }));
}

/** Size of the floor for so many. */
export function floorSize(guests: number): { width: number; height: number } {
  return { width: perRow * squareStep, height: Math.ceil(guests / perRow) * squareStep };
}
