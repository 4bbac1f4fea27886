import { styled } from 'styled-components';
import { color, font } from '@venue/shared/theme/tokens.ts';
import { chairPaths, doorPaths, gridPath, tabletops } from './plan-paths.ts';
import { square, type SeatGroup, type SeatingPlan } from './seating-plan.ts';
import { takeSeats } from './take-seats.ts';

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
      {chairPaths(seats).map(({ path, size, pitch }) => (
        <path
          key={`${size} ${pitch}`}
          d={path}
          strokeWidth={size}
          strokeLinecap="round"
          strokeDasharray={pitch > 0 ? `0 ${pitch.toFixed(3)}` : undefined}
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
  /** Fills that many chairs from the front; the others are faint. Default: all. */
  people?: number | undefined;
  className?: string | undefined;
};

/** A floor plan in the style of adire cloth: light lines on indigo, a dot for every chair. */
export function PlanDrawing({ plan, label, frame, people, className }: PlanDrawingProps) {
  const { taken, free } = takeSeats(plan.seats, people ?? Infinity);
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
        <Seats seats={taken} />
        {free.length > 0 && (
          <g strokeOpacity=".3">
            <Seats seats={free} />
          </g>
        )}
      </g>
    </Drawing>
  );
}
