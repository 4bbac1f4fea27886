import { styled } from 'styled-components';
import { color, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { counted } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { lounge } from '../../content/lounge.ts';
import { tideSeats, tideSize } from './tide-seats.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.indigo900};
`;

const Caption = styled(Small)`
  padding-block: ${space[8]} ${space[20]};
`;

const { width, height } = tideSize(lounge.capacity);
const seats = tideSeats(lounge.capacity)
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('');

/** Every seat of the lounge on the waves of its cloth, from edge to edge of the screen. */
export function Tide() {
  const words = `${counted(lounge.capacity, 'guest')}, a dot for each`;
  return (
    <figure>
      <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`The lounge taken whole: ${words}`}>
        <path d={seats} stroke={color.sanyan200} strokeWidth="9" strokeLinecap="round" />
      </Drawing>
      <Container as="figcaption">
        <Caption>{capital(words)}. A count, not a plan of the room.</Caption>
      </Container>
    </figure>
  );
}
