import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../sections/section.tsx';

const Band = styled(Section)`
  padding-block: 40px 0;
  ${media.up(900)} {
    padding-top: ${space[84]};
  }
`;

const Head = styled.div`
  ${doubleLine}
  display: grid;
  gap: 6px;
  margin-bottom: 16px;
  padding-top: 16px;
  p {
    max-width: 40em;
    color: ${role.text2};
  }
  ${media.up(900)} {
    gap: ${space[12]};
    margin-bottom: 40px;
    padding-top: 24px;
  }
`;

/** Cards one under the other; columns side by side from 900 px. */
const Cards = styled.div<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px ${layout.columnGap};
  padding-bottom: 40px;
  ${media.up(900)} {
    ${(props) => (props.$columns ? 'grid-template-columns: repeat(3, minmax(0, 1fr));' : '')}
    row-gap: 64px;
    padding-bottom: 64px;
  }
`;

type LodgingGroupProps = {
  title: ReactNode;
  /** How these are booked, in a sentence. */
  text: string;
  /** Of the list that Check Availability leads to (FC-02, FC-09). */
  id?: string;
  columns?: boolean;
  children: ReactNode;
};

/** Rooms or apartments that are booked in the same way. */
export function LodgingGroup({ title, text, id, columns = false, children }: LodgingGroupProps) {
  return (
    <Band id={id} tabIndex={id === undefined ? undefined : -1}>
      <Container>
        <Head>
          <Heading level={2}>{title}</Heading>
          <p>{text}</p>
        </Head>
        <Cards $columns={columns}>{children}</Cards>
      </Container>
    </Band>
  );
}
