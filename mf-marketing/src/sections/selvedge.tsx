import { styled } from 'styled-components';
import { Cloth } from '../pattern/cloth.tsx';
import type { MotifName } from '../pattern/motifs.tsx';
import { color, media } from '@venue/shared/theme/tokens.ts';

/** Hidden on phones; as high as what stands beside it, never higher (`contain: size`). */
const Edge = styled.div`
  display: none;
  overflow: hidden;
  ${media.up(900)} {
    display: flex;
    align-items: center;
    width: 32px;
    background: ${color.indigo900};
    contain: size;
  }
  ${media.up(1200)} {
    width: 64px;
  }
`;

/**
 * The cloth is drawn in squares of 64 px. In the border of 32 px it is twice as high and scaled to half; in that of 64 px its
 * height is rounded down to whole squares, where the browser knows `round()`.
 */
const Squares = styled(Cloth)`
  max-width: none;
  flex: none;
  align-self: start;
  width: 64px;
  height: 200%;
  transform: scale(0.5);
  transform-origin: 0 0;
  ${media.up(1200)} {
    align-self: center;
    height: round(down, 100%, 64px);
    transform: none;
  }
`;

/** Upright border of adire cloth between the words and a wide picture, from 900 px. */
export function Selvedge(props: { motif: MotifName }) {
  return (
    <Edge>
      <Squares motif={props.motif} />
    </Edge>
  );
}
