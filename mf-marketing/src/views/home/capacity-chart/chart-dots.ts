/** Units of the square drawing. */
export const chartSize = 400;

/** Guests of the first ring: one table. */
export const firstTable = 10;

const middle = chartSize / 2;
const rim = 2;
/** Air between what one figure adds and the next, in distances from dot to dot. */
const betweenFigures = 0.9;

/** A circle of guests, all as far apart as those of its neighbours, or nearly. */
type Circle = { readonly radius: number; readonly guests: number };

/** What a larger figure adds to the next smaller one. */
type Ring = {
  /** Guests of this ring and all within it. */
  readonly guests: number;
  readonly circles: readonly Circle[];
};

export type Gathered = {
  readonly rings: readonly Ring[];
  /** Units from one dot to the next. */
  readonly pitch: number;
};

/** How many stand on a circle, a step apart from each other; all measures in steps. */
function roomOn(radius: number): number {
  return 2 * Math.PI * radius;
}

/** Circles from a radius outwards that take so many guests in all, each as densely as the others. */
function circlesFor(guests: number, from: number): Circle[] {
  const radii: number[] = [];
  let room = 0;
  while (radii.length === 0 || room + roomOn(from + radii.length) / 2 <= guests) {
    radii.push(from + radii.length);
    room = radii.reduce((sum, radius) => sum + roomOn(radius), 0);
  }
  let placed = 0;
  let reached = 0;
  return radii.map((radius) => {
    reached += roomOn(radius);
    const upTo = Math.round((guests * reached) / room);
    const circle = { radius, guests: upTo - placed };
    placed = upTo;
    return circle;
  });
}

/** Guests from the middle outwards, a ring for each of the figures, whatever their order. */
export function gather(figures: readonly number[]): Gathered {
  const sizes = [...new Set(figures)].sort((one, other) => one - other);
  let edge = firstTable / (2 * Math.PI) - 1;
  const rings = sizes.map((guests, ring) => {
    const circles = circlesFor(guests - (sizes[ring - 1] ?? 0), edge + 1);
    edge = (circles.at(-1)?.radius ?? edge) + betweenFigures;
    return { guests, circles };
  });
  const pitch = (middle - rim) / (edge - betweenFigures + 0.5);
  return {
    pitch,
    rings: rings.map(({ guests, circles }) => ({
      guests,
      circles: circles.map((circle) => ({ ...circle, radius: circle.radius * pitch })),
    })),
  };
}
