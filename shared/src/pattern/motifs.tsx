/** Filled dots: x, y and radius of each. */
export function Dots({ at }: { at: readonly (readonly [number, number, number])[] }) {
  return at.map(([x, y, r]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
  ));
}

const starchDots = [8, 24, 40, 56].flatMap((y, row) =>
  [8, 24, 40, 56].map((x, column) => [x, y, (row + column) % 2 === 0 ? 1.4 : 2.6] as const),
);

/** Ẹ̀kọ, dots of starch: dividers, failures, things that are empty. */
export function Eko() {
  return (
    <>
      <Dots at={starchDots} />
      <path d="M1 1h62v62H1z" strokeWidth="1.4" />
    </>
  );
}

const barbs = [13, 22, 31, 40, 49, 58].map((y) => `M18 ${y - 9}L32 ${y}L46 ${y - 9}`).join('');

const quillDots = [7, 57].flatMap((x) => [8, 20, 32, 44, 56].map((y) => [x, y, 1.7] as const));

/** Ìyẹ́, the feather: something done well. */
export function Iye() {
  return (
    <>
      <path d={barbs} strokeLinecap="round" />
      <path d="M32 2v60" strokeWidth="2.6" />
      <Dots at={quillDots} />
    </>
  );
}

const crossings = [
  [13, 13],
  [51, 13],
  [13, 51],
  [51, 51],
] as const;

/** Oríta, the crossroads: on the move, contact, pages that are not there. */
export function Orita() {
  return (
    <>
      <path d="M28 0v64M36 0v64M0 28h64M0 36h64" />
      {crossings.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
      ))}
      <Dots at={crossings.map(([x, y]) => [x, y, 1.8] as const)} />
    </>
  );
}

const slit = 'M0-10q3 10 0 20';
const teeth = 'M-3-6h2.4m2.6 0h2.4M-3-2h2.4m2.6 0h2.4M-3 2h2.4m2.6 0h2.4M-3 6h2.4m2.6 0h2.4';

function Cowrie({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="9" ry="13" />
      <path d={slit} strokeWidth="2" />
      <path d={teeth} strokeWidth="1.3" />
    </g>
  );
}

/** Owó ẹyọ, the cowries: prices. */
export function OwoEyo() {
  return (
    <>
      <Cowrie x={18} y={20} />
      <Cowrie x={46} y={44} />
      <Dots
        at={[
          [46, 14, 2.2],
          [18, 50, 2.2],
        ]}
      />
    </>
  );
}

/** Half circles about two centres: a spiral of five turns of the hand. */
export const spiral =
  'M32 32a2.3 2.3 0 014.6 0a6.9 6.9 0 01-13.7 0a11.4 11.4 0 0122.9 0a16 16 0 01-32 0a20.5 20.5 0 0141.1 0';
