import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { ClothOf } from './cloth-of.tsx';

const Hem = styled.div`
  background: ${color.indigo900};
`;

/** Whole squares only: a motif that is cut through looks torn. */
const Cloth = styled(ClothOf)`
  width: round(down, 100%, 32px);
  height: 32px;
  margin-inline: auto;
`;

/** The woven edge of a sheet, 32 px high. */
export function ClothEdge({ motif }: { motif: ReactNode }) {
  return (
    <Hem>
      <Cloth motif={motif} square={32} />
    </Hem>
  );
}
