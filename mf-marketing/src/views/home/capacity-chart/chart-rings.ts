/** Units of the square drawing. */
export const chartSize = 400;

/** Guests of the first ring. */
export const firstTable = 10;

const middle = chartSize / 2;
const rim = 2;
/** Gap between two rings, in distances between dots. */
const betweenFigures = 0.9;

type Circle = { readonly radius: number; readonly guests: number };

/** The guests that a figure adds to the next smaller one. */
type Ring = {
  /** Guests of this ring and all within it. */
  readonly guests: number;
  readonly circles: readonly Circle[];
};

export type RingLayout = {
  readonly rings: readonly Ring[];
  /** Units from one dot to the next. */
  readonly spacing: number;
};

/** Guests that fit on a circle, one step apart; all measures in steps. */
function roomOn(radius: number): number {
  return 2 * Math.PI * radius;
}

/** Circles from a radius outwards for a number of guests, equally dense. */
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

/** Places guests from the middle outwards, in a ring for each figure; figures may come in any order. */
export function layOutRings(figures: readonly number[]): RingLayout {
  const sizes = [...new Set(figures)].sort((one, other) => one - other);
  let edge = firstTable / (2 * Math.PI) - 1;
  const rings = sizes.map((guests, ring) => {
    const circles = circlesFor(guests - (sizes[ring - 1] ?? 0), edge + 1);
    edge = (circles.at(-1)?.radius ?? edge) + betweenFigures;
    return { guests, circles };
  });
  const spacing = (middle - rim) / (edge - betweenFigures + 0.5);
  return {
    spacing,
    rings: rings.map(({ guests, circles }) => ({
      guests,
      circles: circles.map((circle) => ({ ...circle, radius: circle.radius * spacing })),
    })),
  };
}
