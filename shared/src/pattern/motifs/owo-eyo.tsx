import type { ReactNode } from 'react';
import { dots } from './dots.tsx';

const cowrie = 'M0-10q3 10 0 20';
const teeth = 'M-3-6h2.4m2.6 0h2.4M-3-2h2.4m2.6 0h2.4M-3 2h2.4m2.6 0h2.4M-3 6h2.4m2.6 0h2.4';

function shell(x: number, y: number): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="9" ry="13" />
      <path d={cowrie} strokeWidth="2" />
      <path d={teeth} strokeWidth="1.3" />
    </g>
  );
}

/** Owó ẹyọ, the cowries: prices. */
export const owoEyo = (
  <>
    {shell(18, 20)}
    {shell(46, 44)}
    {dots([
      [46, 14, 2.2],
      [18, 50, 2.2],
    ])}
  </>
);
