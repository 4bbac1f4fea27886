type Seats = { x: number; y: number; chairs: number; r?: number };

/** A round table from above with its chairs, the first of them to the east; `r` is the table's radius. */
export function RoundTable({ x, y, chairs, r = 11 }: Seats) {
  const places = Array.from({ length: chairs }, (_, index) => {
    const angle = (index / chairs) * 2 * Math.PI;
    const away = r + 9;
    return [Math.round(x + Math.cos(angle) * away), Math.round(y + Math.sin(angle) * away)] as const;
  });
  return (
    <>
      <circle cx={x} cy={y} r={r} />
      {places.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4" fill="currentColor" stroke="none" />
      ))}
    </>
  );
}
