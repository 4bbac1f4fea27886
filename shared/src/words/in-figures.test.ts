import { describe, expect, it } from 'vitest';
import { inFigures } from './in-figures.ts';

const asBrowsersWrite = new Intl.NumberFormat('en-NG');

describe('whole numbers in figures', () => {
  it.each([0, 7, 100, 999, 1000, 12_500, 42_000, 999_999, 1_300_000, 1_000_000_000, -1, -999, -25_000])(
    'writes %i as browsers do',
    (number) => {
      expect(inFigures(number)).toBe(asBrowsersWrite.format(number));
    },
  );
});
