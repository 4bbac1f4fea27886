import { ClothEdge } from '@venue/shared/pattern/cloth-edge.tsx';
import { orita } from '@venue/shared/pattern/motifs/orita.tsx';
import { color, media, space } from '@venue/shared/theme/tokens.ts';
import { Columns } from '@venue/shared/ui/columns.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Body = styled(Columns)`
  align-items: start;
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

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[52]};
  align-content: start;
  ${media.up(900)} {
    padding-top: calc(var(--overlap) + ${space[20]});
  }
`;

/** The form of a `FormPage` on a sheet, with further help beside it. */
export function FormSheet({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Body $first={7} $free $gap={52}>
      <Sheet>
        <ClothEdge motif={orita} />
        <Inside>{children}</Inside>
      </Sheet>
      <Aside>{aside}</Aside>
    </Body>
  );
}
