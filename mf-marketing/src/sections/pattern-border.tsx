import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { AdirePattern, type MotifName } from '../pattern/adire-pattern.tsx';

const Background = styled.div`
  display: flex;
  justify-content: center;
  height: 32px;
  overflow: hidden;
  background: ${color.indigo900};
`;

/** Edge to edge, with both ends cut alike in browsers that support `round()`. */
const Squares = styled(AdirePattern)`
  flex: none;
  min-width: 100%;
  width: round(up, 100%, 32px);
`;

/** A narrow adire border across the page. */
export function PatternBorder({ motif }: { motif: MotifName }) {
  return (
    <Background>
      <Squares motif={motif} square={32} />
    </Background>
  );
}

/** Hidden on phones. `contain: size` keeps it exactly as high as its neighbour. */
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
 * The cloth has squares of 64 px. In the 32 px border it is drawn at twice the height and scaled to half; in the 64 px border its
 * height is rounded down to whole squares in browsers that support `round()`.
 */
const SideSquares = styled(AdirePattern)`
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

/** Vertical adire border between text and a wide picture, from 900 px. */
export function SidePatternBorder(props: { motif: MotifName }) {
  return (
    <Edge>
      <SideSquares motif={props.motif} />
    </Edge>
  );
}
