import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { guestDots } from './guest-dots.ts';

const Drawing = styled.svg`
  align-self: start;
  width: auto;
  height: 92px;
  color: ${color.indigo700};
  ${media.up(900)} {
    height: 108px;
  }
`;

/** The guests of a place as dots, beside the figure that says the same. */
export function HeadCount(props: { guests: number; more: boolean }) {
  const { filled, open, width, height } = guestDots(props.guests, props.more);
  // Strokes without length and with round ends: dots in a fraction of the bytes of circles.
  const dots = filled.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      <path d={dots} stroke="currentColor" strokeWidth="16" strokeLinecap="round" />
      <path d={dots} stroke={color.starch50} strokeWidth="4.8" strokeLinecap="round" />
      {open && <circle cx={open.x} cy={open.y} r="7" stroke="currentColor" strokeWidth="2" />}
    </Drawing>
  );
}
