import { ClothOf } from '@venue/shared/pattern/cloth-of.tsx';
import { orita } from '@venue/shared/pattern/motifs/orita.tsx';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Card = styled.aside`
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${type.ui}
  ${media.up(900)} {
    position: sticky;
    top: calc(${layout.headerHeight} + 24px);
  }
`;

const Edge = styled.div`
  height: 32px;
`;

const Inside = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[20]};
  ${media.up(900)} {
    padding: 28px;
  }
`;

/** The white card beside a form, under a woven edge. */
export function SideCard(props: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Edge>
        <ClothOf motif={orita} square={32} />
      </Edge>
      <Inside>
        <Heading level={2} look="h3">
          {props.title}
        </Heading>
        {props.children}
      </Inside>
    </Card>
  );
}
