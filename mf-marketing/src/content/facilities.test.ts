import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { facilityShapes } from '../grounds-map/facility-shapes.ts';
import { facilities } from './facilities.ts';

test('G-08: the drawing of the grounds has every facility, each at a place of its own', () => {
  const pages = siteFacts()
    .pages.map(({ address }) => address)
    .filter((path) => path.startsWith('/facilities/'));
  expect(facilities.map(({ path }) => path).toSorted()).toEqual(pages.toSorted());
  expect(new Set(facilities.map(({ id }) => facilityShapes[id].building.join())).size).toBe(
    facilities.length,
  );
});
