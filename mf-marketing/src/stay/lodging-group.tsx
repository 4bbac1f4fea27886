import { Ruled } from '../sections/ruled.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Section } from '../sections/section.tsx';

const Cards = styled.div<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    ${(props) => (props.$columns ? 'grid-template-columns: repeat(3, minmax(0, 1fr));' : '')}
    row-gap: ${space[52]};
  }
`;

type LodgingGroupProps = {
  title: ReactNode;
  /** How they are booked. */
  text: string;
  /** The target of Check Availability (FC-02, FC-09). */
  id?: string;
  columns?: boolean;
  children: ReactNode;
};

/** Rooms or apartments that are booked the same way. */
export function LodgingGroup({ title, text, id, columns = false, children }: LodgingGroupProps) {
  return (
    <Section $short id={id} tabIndex={id === undefined ? undefined : -1}>
      <Container>
        <Ruled>
          <SectionHead title={title}>{text}</SectionHead>
        </Ruled>
        <Cards $columns={columns}>{children}</Cards>
      </Container>
    </Section>
  );
}
