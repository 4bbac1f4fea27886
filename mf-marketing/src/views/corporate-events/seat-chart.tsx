import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import { chartSize, dotColumns, dotPitch } from './seat-dots.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  color: ${color.indigo700};
`;

/** A little longer than its last dot, which rounding would drop. */
function columnLine(dots: number, column: number): string {
  return `M${(column + 0.5) * dotPitch} ${chartSize.height - dotPitch / 2}v-${(dots - 1) * dotPitch + 0.01}`;
}

/** A room as its seats, filled from the left, under the number that says the same. */
export function SeatChart({ seats }: { seats: number }) {
  const { width, height } = chartSize;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path
        d={dotColumns(seats).map(columnLine).join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeDasharray={`0 ${dotPitch}`}
      />
    </Drawing>
  );
}
