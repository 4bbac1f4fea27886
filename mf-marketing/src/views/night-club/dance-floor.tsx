import { styled } from 'styled-components';
import { counted } from '@venue/shared/text/numbers.ts';
import { color, motion } from '@venue/shared/theme/tokens.ts';
import { nightClub } from '../../content/social-places/night-club.ts';
import { floorColumns, floorLights, floorSquares, type FloorLight } from './floor-squares.ts';

/** Sampled from the floor in the picture. */
const lightColors: Readonly<Record<FloorLight, string>> = {
  blue: '#4a5cc8',
  violet: '#7a3fa8',
  pink: '#c24a9c',
  pale: '#d9a6e6',
  dark: '#2a1a4e',
};

const squares = floorSquares(nightClub.capacity);
const rows = Math.ceil(squares.length / floorColumns);

/** Apparent width of the far edge, as a share of the near one; apparent height of the floor, in percent of its width. */
const farEdge = 0.51;
const rise = 27.6;

const depth = (100 * rows) / floorColumns;
const eyeDistance = (farEdge * depth) / (1 - farEdge);
const eyeHeight = rise / (1 - farEdge);

const FloorWidth = styled.div`
  container-type: inline-size;
`;

/** Lengths are relative to the width, so the floor looks the same at every size. */
const Room = styled.div`
  position: relative;
  height: ${rise}cqw;
  perspective: ${eyeDistance.toFixed(1)}cqw;
  perspective-origin: 50% calc(100% - ${eyeHeight.toFixed(1)}cqw);
`;

/** Lights up while the form has the focus. */
const Floor = styled.svg`
  position: absolute;
  bottom: 0;
  width: 100%;
  height: ${depth}cqw;
  transform: rotateX(90deg);
  transform-origin: bottom;
  path {
    transition: stroke ${motion.slow};
  }
  :has(form:focus-within) > div & [data-light='dark'] {
    stroke: ${color.sanyan200};
  }
  :has(form:focus-within) > div & [data-light='violet'] {
    stroke: ${color.brass300};
  }
`;

/** A dash as wide as it is long draws a square. Dark squares are whole rows under the other lights. */
const dashes = { strokeWidth: '.9', strokeDasharray: '.9 .1' };

const darkRows = Array.from({ length: rows }, (_, row) => {
  const inRow = squares.filter((square) => square.row === row).length;
  return `M0 ${row}h${inRow}`;
}).join('');

function pathOf(light: FloorLight): string {
  if (light === 'dark') return darkRows;
  return squares
    .filter((square) => square.light === light)
    .map(({ column, row }) => `M${column} ${row}h1`)
    .join('');
}

/** A dance floor with a square for every guest it holds. */
export function DanceFloor() {
  return (
    <FloorWidth>
      <Room>
        <Floor
          viewBox={`0 -.5 ${floorColumns} ${rows}`}
          {...dashes}
          role="img"
          aria-label={`The floor: ${counted(nightClub.capacity, 'square')}, one for each guest`}
        >
          {floorLights.map((light) => (
            <path key={light} data-light={light} d={pathOf(light)} stroke={lightColors[light]} />
          ))}
        </Floor>
      </Room>
    </FloorWidth>
  );
}
