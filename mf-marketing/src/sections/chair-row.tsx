/** A hall chair from the front: spindle back, seat, legs, rung. */
const chair =
  'M9 2v30M33 2v30M9 4h24M9 13h24M15 4v28M21 4v28M27 4v28M6 32h30l3 7H3zM7 39v19M35 39v19M7 49h28';
const width = 38;
const spacing = 50;
const height = 60;

/** Width of a row of chairs, from the first foot to the last. */
export const chairRowWidth = (count: number) => Math.max(0, (count - 1) * spacing + width);
export const chairRowGap = spacing - width;

/** A row of empty chairs. Hidden from assistive technology: the text beside it gives the number. */
export function ChairRow({ count, className }: { count: number; className?: string | undefined }) {
  const places = Array.from({ length: count }, (_, index) => index * spacing);
  return (
    <svg
      className={className}
      viewBox={`2 0 ${chairRowWidth(count)} ${height}`}
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
