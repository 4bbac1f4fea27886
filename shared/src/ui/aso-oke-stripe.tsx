import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** One repeat of the woven stripe: colour and the px where its thread ends. */
const threads = [
  [color.alaari700, 34],
  ['#b98a3a', 36],
  [color.alaari700, 40],
  [color.starch50, 42],
  [color.indigo900, 58],
  ['#5a6aa8', 59],
  [color.indigo900, 63],
  ['#5a6aa8', 64],
  [color.indigo900, 80],
  [color.sanyan200, 82],
  [color.sanyan400, 104],
  [color.sanyan200, 106],
  [color.sanyan400, 110],
  [color.indigo900, 112],
  [color.starch50, 113],
  [color.indigo900, 128],
] as const;

const weave = threads
  .map(([thread, end], index) => `${thread} ${threads[index - 1]?.[1] ?? 0}px ${end}px`)
  .join(', ');

/** The aṣọ-òkè stripe, 12 px high, 6 px with `$thin`; at most one on a screen. */
export const AsoOkeStripe = styled.div.attrs({ 'aria-hidden': true })<{ $thin?: boolean }>`
  height: ${(props) => (props.$thin ? '6px' : '12px')};
  background: repeating-linear-gradient(90deg, ${weave});
`;
