import { useId } from 'react';
import { styled } from 'styled-components';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { capacityOf, guestsOf, seatsInWords } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { hallColumns } from './halls-that-fit.tsx';

/** Seats in a column of the drawing. `spacing`: units from one seat to the next. */
const seatsPerColumn = 10;
const spacing = 10;

/** Seats of the largest hall, which sets the scale for all. */
export const mostSeats: number = Math.max(...halls.map((hall) => capacityOf(hall).most));

/** Width of a number of seats, in units. */
export function widthOf(seats: number): number {
  return Math.ceil(seats / seatsPerColumn) * spacing;
}

/** The columns from left to right; the last one may be partly filled. */
export function seatColumns(seats: number): readonly { x: number; seats: number }[] {
  return Array.from({ length: Math.ceil(seats / seatsPerColumn) }, (_, column) => ({
    x: column * spacing,
    seats: Math.min(seats - column * seatsPerColumn, seatsPerColumn),
  }));
}

/** SVG path around a number of seats. */
export function seatsOutline(seats: number): string {
  const whole = Math.floor(seats / seatsPerColumn) * spacing;
  const rest = (seats % seatsPerColumn) * spacing;
  const height = seatsPerColumn * spacing;
  return `M0 0h${whole + (rest > 0 ? spacing : 0)}v${rest || height}H${whole}V${height}H0z`;
}

/** Height of every hall as a CSS length, when they stand in `columns`: one scale, at which the largest still fits its column. */
function rowHeight(columns: number, width: string, gap: string): string {
  const perRow = columns * Math.ceil(mostSeats / seatsPerColumn);
  return `calc((${width} - ${columns - 1} * ${gap}) * ${seatsPerColumn} / ${perRow})`;
}

const height = seatsPerColumn * spacing;

/** Stacked, a hall's width is its share of the largest; side by side all have one height. */
const Drawing = styled.svg`
  display: block;
  height: auto;
  ${media.up(900)} {
    width: auto;
    height: var(--seats-height);
  }
`;

/** One hall: a plain bar without a number; else its seats, filled in white if everybody fits and in brown if not. */
function SeatChart({ most, people }: { most: number; people: number }) {
  const id = useId();
  const columns = seatColumns(Math.min(people, most));
  const colour = people > most ? color.sanyan700 : color.starch50;
  const width = widthOf(most);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={`${(100 * width) / widthOf(mostSeats)}%`}
      aria-hidden="true"
    >
      <pattern id={`${id}free`} width={spacing} height={spacing} patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="2.8" fill="none" stroke={color.sanyan200} strokeWidth="1.7" />
      </pattern>
      <pattern id={`${id}taken`} width={spacing} height={spacing} patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="3.6" fill={colour} />
      </pattern>
      {people === 0 ? (
        <rect width={width} height={spacing} fill={color.sanyan400} />
      ) : (
        <path d={seatsOutline(most)} fill={`url(#${id}free)`} />
      )}
      <g fill={`url(#${id}taken)`}>
        {columns.map(({ x, seats }) => (
          <rect key={x} x={x} width={spacing} height={seats * spacing} />
        ))}
      </g>
    </Drawing>
  );
}

const columns = hallColumns(halls.length);

/** From 900 px in the same columns as the halls below. */
const Bands = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  ${media.up(900)} {
    --seats-height: ${rowHeight(columns, `(100vw - 2 * ${layout.outside})`, layout.columnGap)};
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    gap: ${space[20]} ${layout.columnGap};
    align-items: end;
  }
`;

const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: baseline;
  margin-bottom: 6px;
  font: 400 1rem/1.35 var(--sans);
  strong {
    font: 600 2rem/1.1 var(--serif);
    letter-spacing: -0.02em;
  }
  b {
    margin-right: auto;
    font-weight: 650;
    font-variant-numeric: lining-nums;
  }
  b + b {
    margin: 0;
  }
  span {
    flex-basis: 100%;
  }
  ${media.up(900)} {
    display: block;
    margin-bottom: ${space[8]};
    strong {
      display: block;
      font-size: 2.75rem;
      line-height: 1;
    }
    b {
      display: block;
      margin-top: ${space[4]};
    }
  }
`;

const text = `The halls’ seats as dots: ${halls
  .map((hall) => `${inFigures(guestsOf(hall).to)} in ${hall.name} for ${formatNaira(hall.rental)}`)
  .join(', ')}`;

function label(people: number): string {
  return people === 0 ? text : `${text}; ${inFigures(people)} people are coming`;
}

/** Every hall with a dot for each seat, to one scale; filled for each person. */
export function HallSeatCharts({ people }: { people: number }) {
  return (
    <Bands role="img" aria-label={label(people)}>
      {halls.map((hall) => (
        <div key={hall.id}>
          <Label>
            <strong>{inFigures(guestsOf(hall).to)}</strong>
            <b>{hall.name}</b>
            <b>{formatNaira(hall.rental)}</b>
            <span>{seatsInWords(hall)}</span>
          </Label>
          <SeatChart most={guestsOf(hall).to} people={people} />
        </div>
      ))}
    </Bands>
  );
}
