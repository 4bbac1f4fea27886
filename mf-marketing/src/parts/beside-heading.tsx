import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
  }
`;

const Intro = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  > p {
    max-width: 24em;
    color: ${role.text2};
  }
`;

/** A heading with a column of its own, and beside it what it is about. */
export function BesideHeading(props: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <Columns>
      <Intro>
        <Heading level={2}>{props.title}</Heading>
        {props.intro}
      </Intro>
      {props.children}
    </Columns>
  );
}
