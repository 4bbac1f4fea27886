import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import type { Lodging, LodgingPictures } from '../content/lodging/lodging.ts';
import { SectionHeading } from '../sections/headed-section.tsx';
import { Section } from '../sections/section.tsx';
import { RuledBlock } from '../sections/text-blocks.tsx';
import { LodgingCard } from './lodging-card.tsx';
import type { LodgingShape } from './lodging-picture-row.tsx';
import type { Nights } from './nights.ts';

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
  of: readonly Lodging[];
  pictures: LodgingPictures;
  nights: Nights;
};

/** Rooms or apartments that are booked the same way. */
export function LodgingGroup(props: LodgingGroupProps) {
  const { title, text, id, columns = false, note, of, pictures, nights } = props;
  const shapes: readonly LodgingShape[] = columns ? ['column'] : ['row', 'flipped'];
  return (
    <Section $short id={id} tabIndex={id === undefined ? undefined : -1}>
      <Container>
        <RuledBlock>
          <SectionHeading title={title}>{text}</SectionHeading>
        </RuledBlock>
        <Cards $columns={columns}>
          {of.map((lodging, index) => (
            <LodgingCard
              key={lodging.key}
              of={lodging}
              pictures={pictures[lodging.key] ?? []}
              nights={nights}
              shape={shapes[index % shapes.length] ?? 'row'}
            />
          ))}
        </Cards>
        {note !== undefined && <Note>{note}</Note>}
      </Container>
    </Section>
  );
}
