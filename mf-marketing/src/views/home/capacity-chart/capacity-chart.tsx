import { styled } from 'styled-components';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { capacities, grounds } from '../../../content/halls/capacities.ts';
import { dotStyles, type DotStyle } from './chart-legend.tsx';
import { layOutRings, chartSize } from './chart-rings.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  color: ${color.starch50};
`;

/** Gold for the first table, then lighter to darker. */
function dotStyle(ring: number, guests: number): DotStyle {
  if (ring === 0) return dotStyles.table;
  if (guests <= hallGuests.to) return dotStyles.hall;
  return guests <= capacities.eventCenter ? dotStyles.center : dotStyles.all;
}

/** As a share of the distance between dots. */
const dotSize = 0.66;

/** Lies on the top of its ring. */
const Label = styled.g`
  stroke: none;
  rect {
    fill: ${color.indigo900};
  }
  text {
    font: 650 16px/1 var(--sans);
    font-variant-numeric: lining-nums;
    text-anchor: middle;
    fill: ${color.starch50};
  }
`;

/** In units of the drawing. */
const labelWidth = (text: string) => 9 * text.length + 8;
const labelHeight = 21;

const labelled = new Set<number>([hallGuests.to, capacities.eventCenter, grounds.guests.to]);

function middleOf(circles: readonly { radius: number }[]): number {
  return ((circles.at(0)?.radius ?? 0) + (circles.at(-1)?.radius ?? 0)) / 2;
}

/** A dot for every guest of the grounds, in a ring for each figure. */
export function CapacityChart({ of }: { of: readonly number[] }) {
  const { rings, spacing } = layOutRings(of);
  return (
    <Drawing
      viewBox={`${-chartSize / 2} ${-chartSize / 2} ${chartSize} ${chartSize}`}
      width={chartSize}
      height={chartSize}
      fill="none"
      stroke="currentColor"
      strokeWidth={(dotSize * spacing).toFixed(2)}
      strokeLinecap="round"
      strokeDasharray="0 1"
      aria-hidden="true"
    >
      {rings.map(({ guests, circles }, ring) => (
        <g key={guests} {...dotStyle(ring, guests)}>
          {/* Dashes of length 0 with round ends draw all dots of a circle in one element: one for each unit of its length. */}
          {circles.map((circle) => (
            <circle key={circle.radius} r={circle.radius.toFixed(1)} pathLength={circle.guests} />
          ))}
        </g>
      ))}
      {rings
        .filter(({ guests }) => labelled.has(guests))
        .map(({ guests, circles }) => {
          const text = inFigures(guests);
          const y = -middleOf(circles);
          return (
            <Label key={guests}>
              <rect
                x={-labelWidth(text) / 2}
                y={(y - labelHeight / 2).toFixed(1)}
                width={labelWidth(text)}
                height={labelHeight}
              />
              <text y={(y + 5.5).toFixed(1)}>{text}</text>
            </Label>
          );
        })}
    </Drawing>
  );
}
