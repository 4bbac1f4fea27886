import { expect, test } from 'vitest';
import { failsMore } from './share-verdict.ts';

const sides = (candidate: [number, number], live: [number, number]) => ({
  candidate: { failures: candidate[0], views: candidate[1] },
  live: { failures: live[0], views: live[1] },
});

test.each([
  ['it breaks at once', sides([5, 5], [0, 45])],
  ['one page in twenty breaks', sides([10, 200], [2, 1800])],
  ['it fails twice as often as a live version that fails often', sides([200, 1000], [900, 9000])],
])('a candidate is withdrawn when %s', (_why, counted) => {
  expect(failsMore(counted)).toBe(true);
});

test.each([
  ['nothing fails', sides([0, 1000], [0, 9000])],
  ['four failures may be one odd device', sides([4, 4], [0, 1000])],
  ['a service fails for both', sides([30, 100], [270, 900])],
  ['chance makes it somewhat more', sides([16, 100], [90, 900])],
  ['it is within one in a hundred', sides([9, 1000], [0, 9000])],
  ['the live version was hardly seen', sides([50, 50], [0, 9])],
])('a candidate stays when %s', (_why, counted) => {
  expect(failsMore(counted)).toBe(false);
});
