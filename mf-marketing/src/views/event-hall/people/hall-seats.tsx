import { useId, useRef, type RefObject, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { across, pitch, seatColumns, seatsOutline, seatsPerColumn, seatsShown } from './seat-columns.ts';
import { savesData } from '@venue/shared/data-saver/saves-data.ts';

const sweep = { longest: 420, step: 14, fade: 160 } as const;

function isCalm(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Lets the columns that came since the last number light up one after the other. Nothing moves for a visitor who asked
 * for less motion or less data.
 */
function useSweep(drawing: RefObject<SVGGElement | null>, columns: number): void {
  const lit = useRef(0);
  useLayoutEffect(() => {
    const from = lit.current;
    lit.current = columns;
    if (columns <= from || isCalm()) return;
    const step = Math.min(sweep.step, sweep.longest / (columns - from));
    const fresh = [...(drawing.current?.children ?? [])].slice(from);
    for (const [place, column] of fresh.entries()) {
      column.animate({ opacity: [0, 1] }, { duration: sweep.fade, delay: place * step, fill: 'backwards' });
    }
  }, [drawing, columns]);
}

const height = seatsPerColumn * pitch;

/** Under one another all halls have the width of their share of the largest; side by side they have one height. */
const Drawing = styled.svg`
  display: block;
  height: auto;
  ${media.up(900)} {
    width: auto;
    height: var(--seats-height);
  }
`;

/** One hall: a plain bar while nobody was counted, then its seats, filled in starch where all people find one, in the cloth's brown where some stay outside. */
export function HallSeats({ most, people }: { most: number; people: number }) {
  const id = useId();
  const taken = useRef<SVGGElement>(null);
  const columns = seatColumns(Math.min(people, most));
  useSweep(taken, columns.length);
  const colour = people > most ? color.sanyan700 : color.starch50;
  const width = across(most);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={`${(100 * width) / across(seatsShown)}%`}
      aria-hidden="true"
    >
      <pattern id={`${id}free`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="2.8" fill="none" stroke={color.sanyan200} strokeWidth="1.7" />
      </pattern>
      <pattern id={`${id}taken`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="3.6" fill={colour} />
      </pattern>
      {people === 0 ? (
        <rect width={width} height={pitch} fill={color.sanyan400} />
      ) : (
        <path d={seatsOutline(most)} fill={`url(#${id}free)`} />
      )}
      <g ref={taken} fill={`url(#${id}taken)`}>
        {columns.map(({ x, seats }) => (
          <rect key={x} x={x} width={pitch} height={seats * pitch} />
        ))}
      </g>
    </Drawing>
  );
}
