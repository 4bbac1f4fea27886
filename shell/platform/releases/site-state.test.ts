import { expect, test } from 'vitest';
import {
  earlierVersions,
  removeVersions,
  makeLive,
  restore,
  rollbackTarget,
  type SiteState,
} from './site-state.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

/** A package whose versions were released on one day after the other, from 1 November. */
function released(...versions: string[]): SiteState {
  return versions.reduce<SiteState>(
    (state, version, index) => makeLive(state, { 'mf-forms': version }, at(index + 1)),
    { packages: {} },
  );
}

const earlier = (state: SiteState) => earlierVersions(state).map(({ version }) => version);

test('a release becomes live, and the previous one is kept with the time it stopped being live', () => {
  expect(released('1', '2').packages['mf-forms']).toEqual({
    live: '2',
    until: { '1': '2026-11-02T08:00:00.000Z' },
  });
});

test('releasing the live version again changes nothing', () => {
  const state = released('1', '2');
  expect(makeLive(state, { 'mf-forms': '2' }, at(9))).toEqual(state);
});

test('all earlier versions are kept, newest first', () => {
  expect(earlier(released('1', '2', '3', '4', '5', '6', '7', '8'))).toEqual([
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
});

test('a rollback makes an earlier version live and lists it once', () => {
  const state = released('1', '2', '3');
  expect(rollbackTarget(state, 'mf-forms')).toBe('2');
  expect(rollbackTarget(state, 'mf-forms', '1')).toBe('1');
  expect(rollbackTarget(state, 'mf-forms', '3')).toBe('3');
  expect(rollbackTarget(state, 'mf-forms', '9')).toBeUndefined();
  const back = makeLive(state, { 'mf-forms': '1' }, at(4));
  expect(back.packages['mf-forms']?.live).toBe('1');
  expect(earlier(back)).toEqual(['3', '2']);
});

test('a rollback leads to the version before, even if the clock has been set back since', () => {
  const first = makeLive({ packages: {} }, { 'mf-forms': '0.1.0-a' }, at(20));
  const second = makeLive(first, { 'mf-forms': '0.1.0-b' }, at(21));
  const third = makeLive(second, { 'mf-forms': '0.1.0-c' }, at(2));
  expect(rollbackTarget(third, 'mf-forms')).toBe('0.1.0-b');
});

test('a lost version cannot be rolled back to', () => {
  const state = removeVersions(released('1', '2', '3'), [{ name: 'mf-forms', version: '2' }]);
  expect(rollbackTarget(state, 'mf-forms')).toBe('1');
});

test('keys added by newer checkouts are kept', () => {
  const state = { ...released('1'), share: { 'mf-forms': 10 } };
  const next = makeLive(state, { 'mf-forms': '2' });
  expect(removeVersions(next, [{ name: 'mf-forms', version: '1' }])).toMatchObject({
    share: { 'mf-forms': 10 },
  });
});

test('an earlier site comes back with its versions and configuration, and what was live since is kept', () => {
  const before = { ...released('1'), configuration: 'cheap' };
  const after = { ...released('1', '2', '3'), configuration: 'dear' };
  const restored = restore(before, after, at(9));
  expect(restored).toMatchObject({ packages: { 'mf-forms': { live: '1' } }, configuration: 'cheap' });
  expect(earlier(restored)).toEqual(['3', '2']);
});

test('a package added after the restored site is removed from it, and its versions are kept until they are forgotten', () => {
  const before = released('1');
  const after = makeLive(before, { 'mf-shop': 'a' }, at(5));
  const restored = restore(before, after, at(9));
  expect(restored.packages['mf-shop']).toEqual({ live: undefined, until: { a: at(9).toISOString() } });
  expect(restore(after, restored, at(10)).packages['mf-shop']).toEqual({ live: 'a', until: {} });
  expect(removeVersions(restored, [{ name: 'mf-shop', version: 'a' }]).packages).not.toHaveProperty(
    'mf-shop',
  );
});
