import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import { perRow, seatPitch, seatRuns, type SeatRun } from './seat-runs.ts';

/** All charts have one scale: a column of the page is as wide as the rows. */
const width = (perRow + 1) * seatPitch;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  color: ${color.indigo700};
`;

const centre = seatPitch / 2;

function outline(runs: readonly SeatRun[]): string {
  return runs.map(({ x, y, width: seats }) => `M${x} ${y}h${seats}v${seatPitch}h-${seats}z`).join('');
}

/** A room as its seats, filled from the floor up, under the number that says the same. */
export function SeatChart({ sure, most }: { sure: number; most: number }) {
  const id = useId();
  const height = Math.ceil(most / perRow) * seatPitch;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <pattern id={`sure${id}`} width={seatPitch} height={seatPitch} patternUnits="userSpaceOnUse">
        <circle cx={centre} cy={centre} r="3.8" fill="currentColor" />
      </pattern>
      <pattern id={`open${id}`} width={seatPitch} height={seatPitch} patternUnits="userSpaceOnUse">
        <circle cx={centre} cy={centre} r="3.2" fill="none" stroke="currentColor" strokeWidth="1.2" />
      </pattern>
      <path d={outline(seatRuns({ from: 0, to: sure }, height))} fill={`url(#sure${id})`} />
      <path d={outline(seatRuns({ from: sure, to: most }, height))} fill={`url(#open${id})`} />
    </Drawing>
  );
}
