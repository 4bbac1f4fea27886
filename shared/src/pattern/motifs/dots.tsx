import type { ReactNode } from 'react';

/** Filled dots: x, y and radius of each. */
export function dots(places: readonly (readonly [number, number, number])[]): ReactNode {
  return places.map(([x, y, r]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
  ));
}
