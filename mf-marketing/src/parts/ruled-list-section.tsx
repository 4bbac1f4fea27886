import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { BesideHeading } from './beside-heading.tsx';
import { Section } from './section.tsx';

const List = styled.ul`
  ${media.up(900)} {
    border-bottom: 1px solid ${color.sanyan400};
  }
`;

/** A row of the list; its columns are the row's own. */
export const ruledRow = css`
  display: grid;
  padding-block: 18px;
  border-top: 1px solid ${color.sanyan400};
  ${media.up(900)} {
    padding-block: 22px;
  }
`;

type RuledListSection = { title: string; intro: ReactNode; children: ReactNode };

/** A headline beside a list between fine lines. */
export function RuledListSection({ title, intro, children }: RuledListSection) {
  return (
    <Section $ground="tint" $short>
      <BesideHeading title={title} intro={<p>{intro}</p>}>
        <List>{children}</List>
      </BesideHeading>
    </Section>
  );
}
