import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import { perRow, seatBlocks, seatPitch } from './seat-blocks.ts';

/** All charts have one scale: a column of the page is as wide as the rows. */
const width = (perRow + 1) * seatPitch;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  color: ${color.indigo700};
`;

const centre = seatPitch / 2;

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
      {seatBlocks(sure, most, height).map(({ kind, ...block }) => (
        <rect key={`${block.x} ${block.y}`} {...block} fill={`url(#${kind}${id})`} />
      ))}
    </Drawing>
  );
}
