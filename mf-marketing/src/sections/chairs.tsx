/** The gilt chair of the halls from the front: back with its spindles, seat, legs, rung. */
const chair =
  'M9 2v30M33 2v30M9 4h24M9 13h24M15 4v28M21 4v28M27 4v28M6 32h30l3 7H3zM7 39v19M35 39v19M7 49h28';
const width = 38;
const pitch = 50;
const height = 60;

/** Width of so many in a row, from the first foot to the last, and the gap to the next. */
export const chairRun = (count: number) => Math.max(0, (count - 1) * pitch + width);
export const chairGap = pitch - width;

/** An empty chair for every post; the words beside them say the same. */
export function Chairs({ count, className }: { count: number; className?: string | undefined }) {
  const places = Array.from({ length: count }, (_, index) => index * pitch);
  return (
    <svg
      className={className}
      viewBox={`2 0 ${chairRun(count)} ${height}`}
      width={chairRun(count)}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {places.map((x) => (
        <path key={x} d={chair} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
