import { styled } from 'styled-components';
import { color, motion } from '@venue/shared/theme/tokens.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { nightClub } from '../../content/night-club.ts';
import { floorColumns, floorLights, floorSquares, type FloorLight } from './floor-squares.ts';

const inks: Readonly<Record<FloorLight, string>> = {
  indigo: color.indigo700,
  alaari: color.alaari700,
  brass: color.brass400,
  sanyan: color.sanyan400,
  dark: color.indigo900,
};

const squares = floorSquares(nightClub.capacity);
const rows = Math.ceil(squares.length / floorColumns);

/** How wide the far edge looks beside the near one, and how high the floor does beside its width. */
const farEdge = 0.51;
const rise = 27.6;

const depth = (100 * rows) / floorColumns;
const eyeDistance = (farEdge * depth) / (1 - farEdge);
const eyeHeight = rise / (1 - farEdge);

const Place = styled.div`
  container-type: inline-size;
`;

/** Lengths are shares of the width: the floor looks alike at every size. */
const Room = styled.div`
  position: relative;
  height: ${rise}cqw;
  perspective: ${eyeDistance.toFixed(1)}cqw;
  perspective-origin: 50% calc(100% - ${eyeHeight.toFixed(1)}cqw);
`;

/** It lights up when somebody asks for a night. */
const Floor = styled.svg`
  position: absolute;
  bottom: 0;
  width: 100%;
  height: ${depth}cqw;
  transform: rotateX(90deg);
  transform-origin: bottom;
  path {
    transition: fill ${motion.slow};
  }
  :has(form:focus-within) > div & [data-light='dark'] {
    fill: ${color.sanyan200};
  }
  :has(form:focus-within) > div & [data-light='indigo'] {
    fill: ${color.brass300};
  }
`;

function pathOf(light: FloorLight): string {
  return squares
    .filter((square) => square.light === light)
    .map(({ column, row }) => `M${column} ${row}h.93v.93h-.93z`)
    .join('');
}

/** The floor with a square for every guest, going on from the booth in the picture: it counts what the floor holds, not who is there. */
export function DanceFloor({ className }: { className?: string | undefined }) {
  return (
    <Place className={className}>
      <Room>
        <Floor
          viewBox={`0 0 ${floorColumns} ${rows}`}
          role="img"
          aria-label={`The floor: ${counted(nightClub.capacity, 'square')}, one for each guest`}
        >
          {floorLights.map((light) => (
            <path key={light} data-light={light} d={pathOf(light)} fill={inks[light]} />
          ))}
        </Floor>
      </Room>
    </Place>
  );
}
