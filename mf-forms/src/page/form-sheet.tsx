import { ClothEdge } from '@venue/shared/pattern/cloth-edge.tsx';
import { orita } from '@venue/shared/pattern/motifs/orita.tsx';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Seven columns, a free one, four columns. */
const Body = styled(Container)`
  display: grid;
  gap: ${space[52]};
  align-items: start;
  ${media.up(900)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${layout.freeColumn};
  }
`;

/** The sheet on the desk, under a woven edge. */
const Sheet = styled.div`
  border: 1px solid ${color.hair};
  background: ${color.white};
`;

const Inside = styled.div`
  padding: ${space[20]};
  ${media.up(900)} {
    padding: 36px 44px 44px;
  }
`;

const Aside = styled.div`
  ${media.up(900)} {
    padding-top: calc(var(--overlap) + 8px);
  }
`;

/** The form of a `FormPage` on its sheet, and beside it what else helps. */
export function FormSheet({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Body>
      <Sheet>
        <ClothEdge motif={orita} />
        <Inside>{children}</Inside>
      </Sheet>
      <Aside>{aside}</Aside>
    </Body>
  );
}
