import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import { Cloth } from '../pattern/cloth.tsx';
import type { MotifName } from '../pattern/motifs.tsx';

const Ground = styled.div`
  display: flex;
  justify-content: center;
  height: 32px;
  overflow: hidden;
  background: ${color.indigo900};
`;

/** From edge to edge: the motifs at both ends are cut alike, where the browser can count them. */
const Squares = styled(Cloth)`
  flex: none;
  min-width: 100%;
  width: round(up, 100%, 32px);
`;

/** A narrow border of adire from side to side. */
export function ClothBorder({ motif }: { motif: MotifName }) {
  return (
    <Ground>
      <Squares motif={motif} square={32} />
    </Ground>
  );
}
