import { describe, expect, it } from 'vitest';
import { inkAt, inks } from './inks.ts';

describe('inks', () => {
  it('prints the darkest and the lightest in the first and the last ink', () => {
    expect(inkAt(inks.brass, 0)).toEqual([0x0d, 0x13, 0x30]);
    expect(inkAt(inks.brass, 1)).toEqual([0xfc, 0xf4, 0xe2]);
  });

  it('mixes two inks between their stops', () => {
    const stops = [
      [0, '#000000'],
      [0.5, '#640000'],
      [1, '#6400c8'],
    ] as const;
    expect(inkAt(stops, 0.25)).toEqual([50, 0, 0]);
    expect(inkAt(stops, 0.75)).toEqual([100, 0, 100]);
  });

  it.each(Object.entries(inks))('%s goes from dark to light, from 0 to 1', (_, stops) => {
    const places = stops.map(([light]) => light);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect([places[0], places.at(-1)]).toEqual([0, 1]);
  });
});
