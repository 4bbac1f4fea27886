import { styled } from 'styled-components';
import { Cloth } from '../pattern/cloth.tsx';
import type { MotifName } from '../pattern/motifs.tsx';
import { color, media } from '@venue/shared/theme/tokens.ts';

/** Takes its height from what it borders: cloth must not make a picture taller. */
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

/** Squares of 64 px at half their size where the border is narrow; from 1200 px none is cut, where the browser can count. */
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

/** Upright border of adire beside a wide picture; phones go without. */
export function Selvedge(props: { motif: MotifName }) {
  return (
    <Edge>
      <Squares motif={props.motif} />
    </Edge>
  );
}
