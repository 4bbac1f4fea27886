import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import { Cloth } from '../pattern/cloth.tsx';
import type { MotifName } from '../pattern/motifs.tsx';

const Ground = styled.div`
  display: flex;
  justify-content: center;
  height: 32px;
  background: ${color.indigo900};
`;

/** Whole squares only: no motif is cut at an end, where the browser can count them. */
const Squares = styled(Cloth)`
  flex: none;
  width: round(down, 100%, 32px);
`;

/** A narrow border of adire from side to side. */
export function ClothBorder({ motif }: { motif: MotifName }) {
  return (
    <Ground>
      <Squares motif={motif} square={32} />
    </Ground>
  );
}
