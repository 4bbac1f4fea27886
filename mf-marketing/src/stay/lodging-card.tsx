import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import { DottedLine } from '@venue/shared/ui/dotted-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { Tariff } from '@venue/shared/ui/tariff.tsx';
import type { Lodging } from '../content/lodging/lodging.ts';
import { BookNow } from './book-now.tsx';
import { LodgingPictureRow, type LodgingShape } from './lodging-picture-row.tsx';
import { type Nights, totalOf } from './nights.ts';

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

const Details = styled.div`
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
  /** A view of the whole comes first. */
  pictures: readonly PictureRecord[];
  nights: Nights;
  shape: LodgingShape;
};

/** A room or an apartment (FC-06, FC-11). Its stars are no authority’s: the page says so. */
export function LodgingCard({ of, pictures, nights, shape }: LodgingCardProps) {
  const { key, name, stars, facts, text, listed, online } = of;
  const rate = online?.rate ?? listed;
  return (
    <Card id={key} data-shape={shape}>
      <LodgingPictureRow name={name} of={pictures} shape={shape} />
      <Details>
        <Heading level={3}>{name}</Heading>
        <DottedLine of={[...facts, `${stars} of 5 stars`]} />
        <p>{text}</p>
        <Tariff
          listed={online && listed}
          rate={rate}
          unit="night"
          isPaidOnline={online !== undefined}
          total={totalOf(nights, rate)}
        />
        <BookNow name={name} online={online} nights={nights} />
      </Details>
    </Card>
  );
}
