import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from './section.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
  }
`;

const Intro = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`;

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
    <Section $ground="tint">
      <Columns>
        <Intro>
          <Heading level={2}>{title}</Heading>
          <Muted>{intro}</Muted>
        </Intro>
        <List>{children}</List>
      </Columns>
    </Section>
  );
}
