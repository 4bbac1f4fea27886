import type { ReactNode } from 'react';

const diagonals = [8, 16, 24, 32, 40, 48, 56, 64]
  .map((step) => `M0 ${step}L${step} 0M${step} 64L64 ${step}`)
  .join('');

const waves = [8, 24, 40, 56].map((y) => `M-16 ${y}q8-9 16 0t16 0t16 0t16 0t16 0t16 0`).join('');

const barbs = [13, 22, 31, 40, 49, 58].map((y) => `M18 ${y - 9}L32 ${y}L46 ${y - 9}`).join('');

/** Filled dots: x, y and radius of each. */
function dots(places: readonly (readonly [number, number, number])[]): ReactNode {
  return places.map(([x, y, r]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
  ));
}

const starchDots = [8, 24, 40, 56].flatMap((y, row) =>
  [8, 24, 40, 56].map((x, column) => [x, y, (row + column) % 2 === 0 ? 1.4 : 2.6] as const),
);

const quillDots = [7, 57].flatMap((x) => [8, 20, 32, 44, 56].map((y) => [x, y, 1.7] as const));

const crossings = [
  [13, 13],
  [51, 13],
  [13, 51],
  [51, 51],
] as const;

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

/** Half circles about two centres: a spiral of five turns of the hand. */
export const spiral =
  'M32 32a2.3 2.3 0 014.6 0a6.9 6.9 0 01-13.7 0a11.4 11.4 0 0122.9 0a16 16 0 01-32 0a20.5 20.5 0 0141.1 0';

/** The eight adire squares, drawn on 64 by 64 in `currentColor`; the meaning that each one carries stands beside it. */
export const motifs = {
  /** Olókòtó, the spinning shell: cycles, anniversaries. Home. */
  olokoto: (
    <>
      <path d={spiral} strokeWidth="3" strokeLinecap="round" />
      {dots([
        [4, 4, 2.4],
        [60, 4, 2.4],
        [4, 60, 2.4],
        [60, 60, 2.4],
      ])}
    </>
  ),
  /** Agbolé, the compound: hotel, apartments. */
  agbole: (
    <>
      <path d="M4 4h56v56H4zM12 12h40v40H12zM20 20h24v24H20z" strokeWidth="2.6" />
      {dots([[32, 32, 5]])}
    </>
  ),
  /** Dígí, the mirror: about, gallery, reviews. */
  digi: (
    <>
      <path d={diagonals} />
      <path d="M18 18h28v28H18z" fill="var(--indigo-900)" strokeWidth="2.6" />
      <path d="M18 18l28 28M46 18L18 46" strokeWidth="2" />
    </>
  ),
  /** Ìgbì òkun, the waves: lounge, pools. */
  igbiOkun: <path d={waves} strokeWidth="2.6" strokeLinecap="round" />,
  /** Oríta, the crossroads: on the move, contact, pages that are not there. */
  orita: (
    <>
      <path d="M28 0v64M36 0v64M0 28h64M0 36h64" />
      {crossings.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
      ))}
      {dots(crossings.map(([x, y]) => [x, y, 1.8] as const))}
    </>
  ),
  /** Ìyẹ́, the feather: something done well. */
  iye: (
    <>
      <path d={barbs} strokeLinecap="round" />
      <path d="M32 2v60" strokeWidth="2.6" />
      {dots(quillDots)}
    </>
  ),
  /** Owó ẹyọ, the cowries: prices. */
  owoEyo: (
    <>
      {shell(18, 20)}
      {shell(46, 44)}
      {dots([
        [46, 14, 2.2],
        [18, 50, 2.2],
      ])}
    </>
  ),
  /** Ẹ̀kọ, dots of starch: dividers, failures, things that are empty. */
  eko: (
    <>
      {dots(starchDots)}
      <path d="M1 1h62v62H1z" strokeWidth="1.4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type MotifName = keyof typeof motifs;
