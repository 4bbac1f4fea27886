import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import { dotPitch, dotRows, rowWidth } from './seat-dots.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  color: ${color.indigo700};
`;

/** A room as its seats, tens of them, filled from the floor up, under the number that says the same. */
export function SeatChart({ seats }: { seats: number }) {
  const rows = dotRows(seats);
  const height = rows.length * dotPitch;
  const lines = rows.map(
    (dots, row) => `M${dotPitch / 2} ${height - (row + 0.5) * dotPitch}h${(dots - 1) * dotPitch + 0.01}`,
  );
  return (
    <Drawing viewBox={`0 0 ${rowWidth} ${height}`} width={rowWidth} height={height} aria-hidden="true">
      <path
        d={lines.join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="8.4"
        strokeLinecap="round"
        strokeDasharray={`0 ${dotPitch}`}
      />
    </Drawing>
  );
}
