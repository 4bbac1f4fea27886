import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import type { WeddingKind } from '../../content/events/weddings.ts';
import { seatArc, seatRows } from './seats.ts';

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  color: ${color.sanyan200};
`;

/** Chairs of guests. */
function Seats({ d }: { d: string }) {
  return <path d={d} strokeWidth="6" strokeLinecap="round" />;
}

/** The two whose day it is. */
function Couple({ y }: { y: number }) {
  return <path d={`M113 ${y}h0M127 ${y}h0`} strokeWidth="10" strokeLinecap="round" stroke={color.brass400} />;
}

const horseshoe = [52, 64, 76, 88].map((radius) => seatArc({ centre: [120, 74], radius, from: -8, to: 188 }));

const curvedRows = [54, 66, 78, 90, 102]
  .flatMap((radius) => [
    seatArc({ centre: [120, 16], radius, from: 26, to: 82 }),
    seatArc({ centre: [120, 16], radius, from: 98, to: 154 }),
  ])
  .join('');

const roundTables = [36, 78, 120, 162, 204];

const longTables = [64, 104, 144];

const plans = {
  yoruba: (
    <>
      <path d="M84 16h72v20H84z" />
      <Couple y={26} />
      <Seats d={seatRows(24, 58, { across: 6, deep: 9 }) + seatRows(156, 58, { across: 6, deep: 9 })} />
      <path d="M100 56a4 4 0 108 0a4 4 0 10-8 0M132 56a4 4 0 108 0a4 4 0 10-8 0" />
      <path d="M106 82h28M106 92h28M106 102h28M106 112h28M106 122h28" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  igbo: (
    <>
      <path d="M98 16h44v20H98z" />
      <Couple y={26} />
      <Seats d={horseshoe.join('')} />
      <path
        d="M120 40c-8 14-30 12-34 26s14 24 22 16 2-24 18-22 30 8 28 24-16 24-32 22"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path d="M115 106a4 4 0 108 0a4 4 0 10-8 0" fill={color.brass400} stroke="none" />
    </>
  ),
  hausa: (
    <>
      <path d="M84 16h72v16H84z" />
      <Couple y={24} />
      <Seats d="M78 24h0M162 24h0" />
      <path d="M120 46V168" strokeDasharray="7 5" />
      {longTables.map((y) => (
        <g key={y}>
          <path d={`M24 ${y - 4}h80v8H24zM136 ${y - 4}h80v8H136z`} strokeWidth="1.6" />
          <Seats
            d={[y - 13, y + 13]
              .flatMap((row) => [24, 136].map((x) => seatRows(x + 4, row, { across: 7, deep: 1 })))
              .join('')}
          />
        </g>
      ))}
    </>
  ),
  english: (
    <>
      <path d="M98 14h44v12H98z" />
      <Couple y={38} />
      <path d="M113 54V172M127 54V172" strokeWidth="1.6" />
      <Seats d={seatRows(28, 62, { across: 7, deep: 9 }) + seatRows(140, 62, { across: 7, deep: 9 })} />
    </>
  ),
  western: (
    <>
      <path d="M100 42V33a20 20 0 0140 0v9" strokeWidth="2.6" />
      <path d="M106 42V33a14 14 0 0128 0v9" strokeDasharray="0 4.4" strokeWidth="3" strokeLinecap="round" />
      <Couple y={38} />
      <path
        d="M120 54V128"
        strokeDasharray="0 6"
        strokeWidth="3"
        strokeLinecap="round"
        stroke={color.brass400}
      />
      <Seats d={curvedRows} />
      {roundTables.map((x) => (
        <g key={x}>
          <circle cx={x} cy="149" r="8" strokeWidth="1.6" />
          <Seats d={seatArc({ centre: [x, 149], radius: 15, from: 0, to: 315 })} />
        </g>
      ))}
    </>
  ),
  own: (
    <>
      <path d="M84 16h72v20H84z" strokeDasharray="3 5" />
      <Couple y={26} />
      <path d="M24 58h72v96H24zM144 58h72v96h-72z" strokeDasharray="3 5" strokeWidth="1.6" />
    </>
  ),
} satisfies Record<WeddingKind['id'] | 'own', ReactNode>;

/** A room from above, as it is set for one kind of wedding, or still open; the words beside it say the same. */
export function CeremonyPlan({ of }: { of: keyof typeof plans }) {
  const grid = `grid${useId()}`;
  return (
    <Drawing viewBox="0 0 240 180" aria-hidden="true">
      <pattern id={grid} width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M12 0H0V12" fill="none" stroke={color.hairDark} strokeWidth=".6" />
      </pattern>
      <rect width="240" height="180" fill={`url(#${grid})`} />
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M4 4h232v172H4zM8 8h224v164H8z" strokeWidth="1.6" />
        {plans[of]}
      </g>
    </Drawing>
  );
}
