import { specifiedVenue } from '@venue/shell/platform/configuration/specified-venue.ts';
import { expect, test } from 'vitest';
import { testVenue } from './test-venue.ts';

test('G-01 to G-10, K-01 to K-20: the venue of this checkout is the one of the specification', () => {
  expect(specifiedVenue).toEqual(testVenue);
});
