import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { nightClub } from '../../content/night-club.ts';
import { floorSize, floorSquares } from './floor-squares.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;

const squares = floorSquares(nightClub.capacity)
  .map(({ x, y }) => `M${x} ${y}h8v8h-8z`)
  .join('');
const { width, height } = floorSize(nightClub.capacity);

/** The floor with a square for every guest, all alike: it counts what the floor holds, not who is there. */
export function DanceFloor() {
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The floor: ${counted(nightClub.capacity, 'square')}, one for each guest`}
    >
      <path d={squares} fill={color.brass400} />
    </Drawing>
  );
}
