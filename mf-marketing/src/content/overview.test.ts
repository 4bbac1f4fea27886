import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { facilityShapes } from '../grounds-map/facility-shapes.ts';
import { facilities } from './facilities.ts';
import { headlines, reasons } from './overview.ts';
import { teamDay } from './team/team-day.ts';

test('AB-03: four reasons', () => {
  expect(new Set(reasons.map(({ name }) => name)).size).toBe(4);
});

test('G-09: the headline figures', () => {
  expect(headlines.map(({ figure }) => figure)).toEqual(['42,000', '100 to 4,000', '2,500']);
});

test('G-08: the drawing of the grounds has every facility, each at a place of its own', () => {
  const pages = siteFacts()
    .pages.map(({ address }) => address)
    .filter((path) => path.startsWith('/facilities/'));
  expect(facilities.map(({ path }) => path).toSorted()).toEqual(pages.toSorted());
  expect(new Set(facilities.map(({ id }) => facilityShapes[id].building.join())).size).toBe(
    facilities.length,
  );
});

test('K-17: the day of the team begins at 7am, and 8pm names what going on costs', () => {
  expect(teamDay[0].time).toBe('7am');
  expect(teamDay.find(({ time }) => time === '8pm')?.text).toContain('₦50,000');
});
