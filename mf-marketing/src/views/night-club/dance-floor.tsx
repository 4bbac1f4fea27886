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

const squares = floorSquares(nightClub.capacity);
const { width, height } = floorSize(nightClub.capacity);

function path(lit: boolean): string {
  return squares
    .filter(({ isLit }) => isLit === lit)
    .map(({ x, y }) => `M${x} ${y}h8v8h-8z`)
    .join('');
}

/** The floor with a square for every guest. */
export function DanceFloor() {
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The floor: ${counted(nightClub.capacity, 'square')}, one for each guest`}
    >
      <path d={path(true)} fill={color.brass400} />
      <path d={path(false)} fill={color.starch50} fillOpacity=".35" />
    </Drawing>
  );
}
