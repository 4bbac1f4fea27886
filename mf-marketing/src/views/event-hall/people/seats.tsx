import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { hallSeats, listedGuests } from '@venue/shared/venue/halls.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { numberWords } from '@venue/shared/words/number-words.ts';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { halls } from '../../../content/halls.ts';
import { across, pitch, seatsPerColumn, seatsShown, takenColumns } from './seat-columns.ts';
import { useSweep } from './use-sweep.ts';

const width = across(seatsShown);
const height = seatsPerColumn * pitch;
/** The lines of the halls reach below the seats. */
const foot = 8;

const Drawing = styled.svg`
  width: 100%;
  height: auto;
`;

const Names = styled.ul`
  display: flex;
  gap: 12px;
  justify-content: flex-end;
  margin-top: 4px;
  font: 400 0.875rem/1.35 var(--sans);
  text-align: right;
  ${media.up(900)} {
    gap: 24px;
    font-size: 1rem;
  }
  li:first-child {
    margin-right: auto;
    text-align: left;
  }
  b {
    display: block;
    font-weight: 650;
  }
`;

function Lines() {
  const marks = halls.map(({ listed }) => `M${across(listed.to)} 0v${height + foot}`);
  const spans = halls.map(({ listed }) => {
    const from = listed.from === listed.to ? 0 : listed.from;
    return `M${across(from)} ${height + foot / 2}H${across(listed.to)}`;
  });
  return (
    <g stroke={color.sanyan200} fill="none">
      <path d={marks.join('')} strokeWidth="1.4" />
      <path d={spans.join('')} strokeWidth="3" />
    </g>
  );
}

const words = `${numberWords(seatsShown)} seats as dots: ${inAList(
  halls.map((hall) => `${listedGuests(hall)} in ${hall.name}`),
)}`;

function label(people: number): string {
  const taken = Math.min(people, seatsShown).toLocaleString('en-NG');
  return people === 0 ? words : `${words}; ${taken} of them taken`;
}

/** Every seat of the largest hall as a dot, as many filled as people come, with lines where each hall is full. */
export function Seats({ people }: { people: number }) {
  const id = useId();
  const taken = useRef<SVGGElement>(null);
  const columns = takenColumns(people);
  useSweep(taken, columns.length);
  return (
    <div>
      <Drawing viewBox={`-1 0 ${width + 2} ${height + foot}`} role="img" aria-label={label(people)}>
        <pattern id={`${id}free`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle cx="5" cy="5" r="2.7" fill="none" stroke={color.sanyan400} strokeWidth="1.2" />
        </pattern>
        <pattern id={`${id}taken`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle cx="5" cy="5" r="3.3" fill={color.starch50} />
        </pattern>
        <rect width={width} height={height} fill={`url(#${id}free)`} />
        <g ref={taken} fill={`url(#${id}taken)`}>
          {columns.map(({ x, seats }) => (
            <rect key={x} x={x} width={pitch} height={seats * pitch} />
          ))}
        </g>
        <Lines />
      </Drawing>
      <Names aria-hidden="true">
        {halls.map((hall) => (
          <li key={hall.id}>
            <b>{hall.name}</b>
            {hallSeats(hall)}
          </li>
        ))}
      </Names>
    </div>
  );
}
