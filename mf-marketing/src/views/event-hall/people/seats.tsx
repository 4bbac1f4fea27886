import { styled } from 'styled-components';
import { guestsOf, seatsInWords } from '@venue/shared/venue/halls.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { halls } from '../../../content/halls/halls.ts';
import { HallSeats } from './hall-seats.tsx';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { columnsOf, hallShares } from '../halls/hall-shares.ts';
import { rowHeight } from './seat-columns.ts';

/** From 900 px in the columns of the halls below them, so that they compare at a glance. */
const Bands = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  ${media.up(900)} {
    --seats-height: ${rowHeight(`(100vw - 2 * ${layout.outside})`, layout.columnGap)};
    grid-template-columns: ${columnsOf(hallShares(halls.length, false))};
    gap: ${space[20]} ${layout.columnGap};
    align-items: end;
    grid-column: 1 / -1;
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

const words = `The halls’ seats as dots: ${halls
  .map((hall) => `${guestsOf(hall).to} in ${hall.name}`)
  .join(', ')}`;

function label(people: number): string {
  return people === 0 ? words : `${words}; ${inFigures(people)} people come`;
}

/** Every hall with a dot for each of its seats, to one scale, as many filled as people come. */
export function Seats({ people }: { people: number }) {
  return (
    <Bands role="img" aria-label={label(people)}>
      {halls.map((hall) => (
        <div key={hall.id}>
          <Label>
            <strong>{guestsOf(hall).to}</strong>
            <b>{hall.name}</b>
            {seatsInWords(hall)}
          </Label>
          <HallSeats most={guestsOf(hall).to} people={people} />
        </div>
      ))}
    </Bands>
  );
}
