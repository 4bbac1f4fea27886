import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, motion } from '@venue/shared/theme/tokens.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { capacities } from '../../content/capacities.ts';
import { gatheringRings, gatheringSize } from './gathering-dots.ts';
import { gatheringTones, type Tone } from './gathering-tones.ts';
import { useGathering } from './use-gathering.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  color: ${color.starch50};
  [data-ring] {
    transform-origin: center;
    transition: opacity ${motion.fast};
  }
`;

/** Gold for the first table, then lighter to darker: one hall, the event center, all of it. */
function tone(ring: number, guests: number): Tone {
  if (ring === 0) return gatheringTones.table;
  if (guests <= hallGuests.to) return gatheringTones.hall;
  return guests <= capacities.eventCenter ? gatheringTones.center : gatheringTones.all;
}

/** Every guest of the grounds, at tables of ten, round the first table: rings as large as the figures beside it say. */
export function Gathering({ of }: { of: readonly number[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  useGathering(drawing);
  return (
    <Drawing
      ref={drawing}
      viewBox={`0 0 ${gatheringSize} ${gatheringSize}`}
      width={gatheringSize}
      height={gatheringSize}
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {gatheringRings(of).map(({ guests, dots }, ring) => (
        // Strokes without length and with round ends: dots in a fraction of the bytes of circles.
        <path
          key={guests}
          data-ring={guests}
          d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          {...tone(ring, guests)}
        />
      ))}
    </Drawing>
  );
}
