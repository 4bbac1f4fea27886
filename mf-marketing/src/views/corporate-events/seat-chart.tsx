import { hallGuests } from '@venue/shared/venue/halls.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { seatBlocks, seatPitch } from './seat-blocks.ts';

/** All charts have one scale: the largest room gives the height. */
const size = { width: 21 * seatPitch, height: Math.ceil(hallGuests.to / 20) * seatPitch };

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  color: ${color.sanyan200};
  ${media.up(900)} {
    width: auto;
    max-width: 100%;
    height: 33rem;
  }
`;

const centre = seatPitch / 2;

/** A room as its seats, filled from the floor up; the capacity beside it says the same. */
export function SeatChart({ sure, most }: { sure: number; most: number }) {
  const id = useId();
  return (
    <Drawing
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMinYMax meet"
      {...size}
      aria-hidden="true"
    >
      <pattern id={`sure${id}`} width={seatPitch} height={seatPitch} patternUnits="userSpaceOnUse">
        <circle cx={centre} cy={centre} r="3.8" fill="currentColor" />
      </pattern>
      <pattern id={`open${id}`} width={seatPitch} height={seatPitch} patternUnits="userSpaceOnUse">
        <circle cx={centre} cy={centre} r="3.2" fill="none" stroke="currentColor" strokeWidth="1.2" />
      </pattern>
      {seatBlocks(sure, most, size.height).map(({ kind, ...block }) => (
        <rect key={`${block.x} ${block.y}`} {...block} fill={`url(#${kind}${id})`} />
      ))}
    </Drawing>
  );
}
