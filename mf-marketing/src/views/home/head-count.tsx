import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { guestDots } from './guest-dots.ts';

const rowHeight = 22;

/** Dots of all counts have one size: the drawing is as high as its rows ask for. */
const Drawing = styled.svg<{ $rows: number }>`
  align-self: end;
  justify-self: start;
  width: auto;
  height: ${({ $rows }) => ($rows * rowHeight - 4) * 0.645}px;
  color: ${color.indigo700};
  ${media.up(900)} {
    height: ${({ $rows }) => ($rows * rowHeight - 4) * 1.1}px;
  }
`;

/** The guests of a place as dots, beside the figure that says the same. */
export function HeadCount(props: { guests: number; more: boolean }) {
  const { filled, open, rows, width, height } = guestDots(props.guests, props.more);
  // Strokes without length and with round ends: dots in a fraction of the bytes of circles.
  const dots = filled.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return (
    <Drawing
      $rows={rows}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
    >
      <path d={dots} stroke="currentColor" strokeWidth="16" strokeLinecap="round" />
      <path d={dots} stroke={color.starch50} strokeWidth="4.8" strokeLinecap="round" />
      {open && <circle cx={open.x} cy={open.y} r="7" stroke="currentColor" strokeWidth="2" />}
    </Drawing>
  );
}
