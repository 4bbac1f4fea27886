import { RuledBlock } from '../sections/text-blocks.tsx';
import { SectionHeading } from '../sections/headed-section.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Section } from '../sections/section.tsx';
import { DottedLine } from '@venue/shared/ui/dotted-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { Tariff } from '@venue/shared/ui/tariff.tsx';
import type { Lodging } from '../content/rooms/lodging.ts';
import { LodgingPictureRow, type LodgingShape } from './lodging-picture-row.tsx';
import { BookNow } from './book-now.tsx';
import { type Nights, totalOf } from './nights.ts';

const Cards = styled.div<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    ${(props) => (props.$columns ? 'grid-template-columns: repeat(3, minmax(0, 1fr));' : '')}
    row-gap: ${space[52]};
  }
`;

const Note = styled(Muted)`
  margin-top: ${space[20]};
`;

type LodgingGroupProps = {
  title: ReactNode;
  /** How they are booked. */
  text: string;
  /** The target of Check Availability (FC-02, FC-09). */
  id?: string | undefined;
  columns?: boolean;
  /** Below the cards. */
  note?: string;
  children: ReactNode;
};

/** Rooms or apartments that are booked the same way. */
export function LodgingGroup({ title, text, id, columns = false, note, children }: LodgingGroupProps) {
  return (
    <Section $short id={id} tabIndex={id === undefined ? undefined : -1}>
      <Container>
        <RuledBlock>
          <SectionHeading title={title}>{text}</SectionHeading>
        </RuledBlock>
        <Cards $columns={columns}>{children}</Cards>
        {note !== undefined && <Note>{note}</Note>}
      </Container>
    </Section>
  );
}

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
