import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
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
