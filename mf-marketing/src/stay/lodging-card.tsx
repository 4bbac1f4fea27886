import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import { FactsLine } from '@venue/shared/ui/facts-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Tariff } from '@venue/shared/ui/tariff.tsx';
import { type Lodging, nightRate } from '../content/rooms/lodging.ts';
import { useHost } from '../host.ts';
import { type LodgingPicture, Trio, type TrioShape } from './trio.tsx';
import { BookNow } from './book-now.tsx';
import { type Nights, totalOf } from './nights.ts';
import { bookingMethodOf } from './booking-method.ts';

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${media.up(900)} {
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: 20px;
    &:not([data-shape='column']) {
      grid-template: auto / minmax(0, 7fr) minmax(0, 4fr);
      gap: 40px;
    }
    &[data-shape='flipped'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      > :first-child {
        grid-area: 1 / 2;
      }
    }
    &:not([data-shape='column']) h3 {
      font-size: 2.25rem;
    }
  }
`;

const Say = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  justify-content: center;
  > :nth-child(4) {
    margin-top: 14px;
  }
  [data-shape='column'] > & > :nth-child(4) {
    margin-top: auto;
    padding-top: 10px;
  }
  > a {
    width: 100%;
  }
`;

type LodgingCardProps = {
  of: Lodging;
  pictures: readonly LodgingPicture[];
  nights: Nights;
  shape: TrioShape;
};

/** A room or an apartment (FC-06, FC-11). */
export function LodgingCard({ of, pictures, nights, shape }: LodgingCardProps) {
  const { key, name, stars, facts, text, listed, booking } = of;
  const rate = nightRate(of);
  const way = bookingMethodOf(booking, useHost().config.links);
  return (
    <Card id={key} data-room={name} data-shape={shape}>
      <Trio name={name} of={pictures} shape={shape} />
      <Say>
        <Heading level={3}>{name}</Heading>
        <FactsLine stars={stars} facts={facts} />
        <p>{text}</p>
        <Tariff
          listed={way.kind === 'here' ? listed : undefined}
          rate={rate}
          unit="night"
          here={way.kind === 'here'}
          total={totalOf(nights, rate)}
        />
        <BookNow name={name} booking={booking} nights={nights} />
      </Say>
    </Card>
  );
}
