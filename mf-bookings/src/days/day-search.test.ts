import { expect, test } from 'vitest';
import type { DateSpan } from '../time/date-span.ts';
import { searchText } from './day-search-text.ts';
import { type CheckDay, type DaySearch, searchDays, type SearchEnd } from './day-search.ts';

const days: DateSpan[] = ['2031-03-06', '2031-03-13', '2031-03-27'].map((day) => ({ from: day, to: day }));

/** Searches the days; returns every state shown, every day requested and every error reported. */
async function search(check: CheckDay<string>, { stop = new AbortController(), requested = days } = {}) {
  const shown: DaySearch<string>[] = [];
  const checked: string[] = [];
  const reported: Error[] = [];
  await searchDays(requested, {
    check: (day) => {
      checked.push(day.from);
      return check(day);
    },
    show: (state) => shown.push(state),
    report: (error) => reported.push(error),
    signal: stop.signal,
  });
  return { shown, checked, reported };
}

test('each day is requested once the one before is answered, and shown as it comes', async () => {
  let open = 0;
  let most = 0;
  const { shown, checked } = await search(async ({ from }) => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return { kind: 'answer', availability: from };
  });
  expect(most).toBe(1);
  expect(checked).toEqual(['2031-03-06', '2031-03-13', '2031-03-27']);
  expect(shown.map(({ results, end }) => [results.length, end?.kind])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, undefined],
    [3, 'complete'],
  ]);
});

test('a service that stops answering ends the search with the results so far', async () => {
  const error = new Error('HTTP 429');
  const { shown, checked, reported } = await search(async ({ from }) =>
    from === '2031-03-13'
      ? { kind: 'refused', error, reason: 'Too many requests' }
      : { kind: 'answer', availability: from },
  );
  expect(checked).toEqual(['2031-03-06', '2031-03-13']);
  expect(shown.at(-1)).toMatchObject({
    results: [{ availability: '2031-03-06' }],
    end: { kind: 'no-answer', reason: 'Too many requests' },
  });
  expect(reported).toEqual([error]);
});

test('once stopped, nothing more is requested, and a pending answer is not shown', async () => {
  const stop = new AbortController();
  const { shown, checked } = await search(
    async ({ from }) => {
      if (from === '2031-03-13') stop.abort();
      return { kind: 'answer', availability: from };
    },
    { stop },
  );
  expect(checked).toEqual(['2031-03-06', '2031-03-13']);
  expect(shown.at(-1)).toMatchObject({ results: [{ availability: '2031-03-06' }], end: undefined });
});

test('no search makes more than eight requests', async () => {
  const requested = Array.from({ length: 12 }, () => days[0] ?? { from: '', to: '' });
  const { shown, checked } = await search(async () => ({ kind: 'answer', availability: '' }), { requested });
  expect(checked).toHaveLength(8);
  expect(shown.at(-1)).toMatchObject({ days: { length: 8 }, end: { kind: 'complete' } });
});

test('a search of no days has ended', async () => {
  const { shown } = await search(() => Promise.reject(new Error('no day')), { requested: [] });
  expect(shown).toEqual([{ days: [], results: [], end: { kind: 'complete' } }]);
});

const day = { from: '2031-03-06', to: '2031-03-06' };

function text(checked: number, end: SearchEnd | undefined, all = 6) {
  return searchText({
    days: Array.from({ length: all }, () => day),
    results: Array.from({ length: checked }, () => ({ day, availability: '' })),
    end,
  });
}

test('a search says how far it is and how it ended', () => {
  expect(text(2, undefined)).toBe('Checking day 3 of 6…');
  expect(text(6, { kind: 'complete' })).toBe('Checked 6 days.');
  expect(text(2, { kind: 'stopped' })).toBe('Stopped after 2 of 6 days.');
  expect(text(0, undefined, 0)).toContain('have passed');
});

test('a service that does not answer is quoted, and the results so far are kept', () => {
  expect(text(3, { kind: 'no-answer', reason: 'Too many requests' })).toBe(
    'The booking system stopped answering after 3 of 6 days. It says: “Too many requests”. What it told us before is shown here.',
  );
  expect(text(0, { kind: 'no-answer', reason: undefined })).toMatch(
    /^The booking system is not answering\. Try again/,
  );
});
