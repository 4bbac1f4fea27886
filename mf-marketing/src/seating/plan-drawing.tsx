import { styled } from 'styled-components';
import { color, font } from '@venue/shared/theme/tokens.ts';
import { roundTable, type Point, type SeatGroup, type SeatingPlan, square } from './seating-plan.ts';

/** Dots drawn as dashes of zero length with round caps, which takes far fewer bytes than circles. */
export type DotPath = {
  readonly path: string;
  readonly size: number;
  /** From dot to dot along the path. */
  readonly spacing: number;
};

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function circle({ x, y }: Point, radius: number): string {
  const [r, d] = [rounded(radius), rounded(radius * 2)];
  return `M${rounded(x + radius)} ${rounded(y)}a${r} ${r} 0 1 1-${d} 0a${r} ${r} 0 1 1 ${d} 0`;
}

export function tabletops(seats: readonly SeatGroup[]): string {
  return seats.map((group) => (group.kind === 'round' ? circle(group.at, roundTable.radius) : '')).join('');
}

/** Slightly too long, because rounding could drop the last dot. */
function rowLine({ at, seats, direction, spacing }: Extract<SeatGroup, { kind: 'row' }>): string {
  const length = rounded((seats - 1) * spacing + 0.2);
  return `M${rounded(at.x)} ${rounded(at.y)}${direction === 'across' ? 'h' : 'v'}${length}`;
}

function dotsOf(group: SeatGroup): DotPath {
  if (group.kind === 'round') {
    const { chairs, chairSize, seats } = roundTable;
    return { path: circle(group.at, chairs), size: chairSize, spacing: (2 * Math.PI * chairs) / seats };
  }
  return { path: rowLine(group), size: group.size, spacing: group.spacing };
}

/** One path for each size and spacing. */
export function chairPaths(seats: readonly SeatGroup[]): readonly DotPath[] {
  const paths = new Map<string, DotPath>();
  for (const dots of seats.map(dotsOf)) {
    const key = `${dots.size} ${dots.spacing}`;
    paths.set(key, { ...dots, path: (paths.get(key)?.path ?? '') + dots.path });
  }
  return [...paths.values()];
}

function doorPaths({ width, height, door }: SeatingPlan) {
  const [left, middle, right, top] = [width / 2 - door, width / 2, width / 2 + door, height - door];
  return {
    opening: `M${left} ${height - 2}H${right}`,
    leaves: `M${left} ${height}V${top}M${right} ${height}V${top}`,
    swing: `M${left} ${top}A${door} ${door} 0 0 1 ${middle} ${height}A${door} ${door} 0 0 1 ${right} ${top}`,
  };
}

function gridPath(frame: { width: number; height: number }, spacing: number): string {
  const upright = Array.from(
    { length: Math.floor(frame.width / spacing) },
    (_, line) => (line + 0.5) * spacing,
  );
  const level = Array.from(
    { length: Math.floor(frame.height / spacing) },
    (_, line) => (line + 0.5) * spacing,
  );
  return [
    ...upright.map((x) => `M${x} 0v${frame.height}`),
    ...level.map((y) => `M0 ${y}h${frame.width}`),
  ].join('');
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.indigo900};
  text {
    font: 600 9px ${font.sans};
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** Half the stroke of the outer wall, which lies outside the plan. */
const margin = 2;

function Walls({ plan }: { plan: SeatingPlan }) {
  const { width, height, stage } = plan;
  const door = doorPaths(plan);
  return (
    <>
      <path d={`M0 0h${width}v${height}h-${width}z`} fill={color.indigo900} strokeWidth="2.2" />
      <path d={`M4 4h${width - 8}v${height - 8}h-${width - 8}z`} strokeWidth=".8" />
      <path d={door.opening} stroke={color.indigo900} strokeWidth="8" />
      <path d={door.leaves} strokeWidth="1.2" />
      <path d={door.swing} strokeWidth=".8" />
      <rect
        x={stage.x}
        y={stage.y}
        width={stage.width}
        height={stage.height}
        fill={color.sanyan200}
        stroke="none"
      />
      <text x={width / 2} y={stage.y + stage.height / 2} fill={color.indigo900} stroke="none">
        {stage.label}
      </text>
    </>
  );
}

/** Chairs as dots and round tables as rings, in the inherited stroke colour. */
export function Seats({ seats }: { seats: readonly SeatGroup[] }) {
  return (
    <>
      <path d={tabletops(seats)} strokeWidth="1.4" />
      {chairPaths(seats).map(({ path, size, spacing }) => (
        <path
          key={`${size} ${spacing}`}
          d={path}
          strokeWidth={size}
          strokeLinecap="round"
          strokeDasharray={`0 ${spacing.toFixed(3)}`}
        />
      ))}
    </>
  );
}

type PlanDrawingProps = {
  plan: SeatingPlan;
  label: string;
  /** A gridded background, of the same size for all rooms that are compared. */
  frame?: { readonly width: number; readonly height: number } | undefined;
  className?: string | undefined;
};

/** A floor plan in the style of adire cloth: light lines on indigo, a dot for every chair. */
export function PlanDrawing({ plan, label, frame, className }: PlanDrawingProps) {
  const size = frame ?? { width: plan.width + 2 * margin, height: plan.height + 2 * margin };
  const offset = `translate(${(size.width - plan.width) / 2} ${(size.height - plan.height) / 2})`;
  return (
    <Drawing
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={label}
      className={className}
    >
      {frame && <path d={gridPath(frame, square)} fill="none" stroke={color.hairDark} strokeWidth=".9" />}
      <g transform={offset} fill="none" stroke={color.sanyan200}>
        <Walls plan={plan} />
        {plan.tables.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} strokeWidth="1.2" />
        ))}
        <Seats seats={plan.seats} />
      </g>
    </Drawing>
  );
}
