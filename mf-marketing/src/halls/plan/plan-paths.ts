import { roundTable, type Point, type SeatGroup, type SeatingPlan } from './seating-plan.ts';

/** Dots drawn as dashes of zero length with round caps, which takes far fewer bytes than circles. */
export type DotPath = {
  readonly path: string;
  readonly size: number;
  /** From dot to dot along the path; 0 if every dot is its own stroke. */
  readonly pitch: number;
};

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function circle({ x, y }: Point, radius: number): string {
  const [r, d] = [short(radius), short(radius * 2)];
  return `M${short(x + radius)} ${short(y)}a${r} ${r} 0 1 1-${d} 0a${r} ${r} 0 1 1 ${d} 0`;
}

export function tabletops(seats: readonly SeatGroup[]): string {
  return seats.map((group) => (group.kind === 'round' ? circle(group.at, roundTable.radius) : '')).join('');
}

/** Slightly too long, because rounding could drop the last dot. */
function rowLine({ at, seats, direction, pitch }: Extract<SeatGroup, { kind: 'row' }>): string {
  const length = short((seats - 1) * pitch + 0.2);
  return `M${short(at.x)} ${short(at.y)}${direction === 'across' ? 'h' : 'v'}${length}`;
}

function dotsOf(group: SeatGroup): DotPath {
  if (group.kind === 'round') {
    const { chairs, chairSize, seats } = roundTable;
    return { path: circle(group.at, chairs), size: chairSize, pitch: (2 * Math.PI * chairs) / seats };
  }
  if (group.kind === 'row') return { path: rowLine(group), size: group.size, pitch: group.pitch };
  return { path: `M${short(group.at.x)} ${short(group.at.y)}h0`, size: group.size, pitch: 0 };
}

/** One path for each size and pitch. */
export function chairPaths(seats: readonly SeatGroup[]): readonly DotPath[] {
  const paths = new Map<string, DotPath>();
  for (const dots of seats.map(dotsOf)) {
    const key = `${dots.size} ${dots.pitch}`;
    paths.set(key, { ...dots, path: (paths.get(key)?.path ?? '') + dots.path });
  }
  return [...paths.values()];
}

export function doorPaths({ width, height, door }: SeatingPlan) {
  const [left, middle, right, top] = [width / 2 - door, width / 2, width / 2 + door, height - door];
  return {
    opening: `M${left} ${height - 2}H${right}`,
    leaves: `M${left} ${height}V${top}M${right} ${height}V${top}`,
    swing: `M${left} ${top}A${door} ${door} 0 0 1 ${middle} ${height}A${door} ${door} 0 0 1 ${right} ${top}`,
  };
}

export function gridPath(frame: { width: number; height: number }, pitch: number): string {
  const upright = Array.from({ length: Math.floor(frame.width / pitch) }, (_, line) => (line + 0.5) * pitch);
  const level = Array.from({ length: Math.floor(frame.height / pitch) }, (_, line) => (line + 0.5) * pitch);
  return [
    ...upright.map((x) => `M${x} 0v${frame.height}`),
    ...level.map((y) => `M0 ${y}h${frame.width}`),
  ].join('');
}
