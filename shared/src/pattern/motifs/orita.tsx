import { dots } from './dots.tsx';

const crossings = [
  [13, 13],
  [51, 13],
  [13, 51],
  [51, 51],
] as const;

/** Oríta, the crossroads: on the move, contact, pages that are not there. */
export const orita = (
  <>
    <path d="M28 0v64M36 0v64M0 28h64M0 36h64" />
    {crossings.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
    ))}
    {dots(crossings.map(([x, y]) => [x, y, 1.8] as const))}
  </>
);
