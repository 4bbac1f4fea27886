import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';

const Frame = styled.div`
  display: grid;
  gap: 6px;
  margin-bottom: 16px;
  ${media.up(900)} {
    grid-template-columns: 7fr 4fr;
    column-gap: ${layout.freeColumn};
    align-items: end;
    margin-bottom: ${space[52]};
  }
`;

const Aside = styled.p`
  color: ${role.text2};
`;

/** Heading left, one plain sentence right, aligned at the bottom. */
export function SectionHead(props: { title: ReactNode; children?: ReactNode; id?: string }) {
  return (
    <Frame>
      <Heading level={2} id={props.id}>
        {props.title}
      </Heading>
      {props.children === undefined ? null : <Aside>{props.children}</Aside>}
    </Frame>
  );
}
