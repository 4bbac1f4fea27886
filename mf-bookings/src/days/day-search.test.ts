import { expect, test } from 'vitest';
import type { DateSpan } from '../time/date-span.ts';
import { type CheckDay, type DaySearch, searchDays, type SearchEnd, searchText } from './day-search.ts';

const days: DateSpan[] = ['2031-03-06', '2031-03-13', '2031-03-27'].map((day) => ({ from: day, to: day }));

/** Searches the days; returns every state shown, every day requested and every error reported. */
async function search(ask: CheckDay<string>, { stop = new AbortController(), wanted = days } = {}) {
  const shown: DaySearch<string>[] = [];
  const asked: string[] = [];
  const reported: Error[] = [];
  await searchDays(wanted, {
    ask: (day) => {
      asked.push(day.from);
      return ask(day);
    },
    show: (state) => shown.push(state),
    report: (error) => reported.push(error),
    signal: stop.signal,
  });
  return { shown, asked, reported };
}

test('each day is requested once the one before is answered, and shown as it comes', async () => {
  let open = 0;
  let most = 0;
  const { shown, asked } = await search(async ({ from }) => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return { kind: 'answer', found: from };
  });
  expect(most).toBe(1);
  expect(asked).toEqual(['2031-03-06', '2031-03-13', '2031-03-27']);
  expect(shown.map(({ known, end }) => [known.length, end?.kind])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, undefined],
    [3, 'all'],
  ]);
});

test('a service that stops answering ends the search with the results so far', async () => {
  const error = new Error('HTTP 429');
  const { shown, asked, reported } = await search(async ({ from }) =>
    from === '2031-03-13'
      ? { kind: 'refused', error, said: 'Too many requests' }
      : { kind: 'answer', found: from },
  );
  expect(asked).toEqual(['2031-03-06', '2031-03-13']);
  expect(shown.at(-1)).toMatchObject({
    known: [{ found: '2031-03-06' }],
    end: { kind: 'no-answer', said: 'Too many requests' },
  });
  expect(reported).toEqual([error]);
});

test('once stopped, nothing more is requested, and a pending answer is not shown', async () => {
  const stop = new AbortController();
  const { shown, asked } = await search(
    async ({ from }) => {
      if (from === '2031-03-13') stop.abort();
      return { kind: 'answer', found: from };
    },
    { stop },
  );
  expect(asked).toEqual(['2031-03-06', '2031-03-13']);
  expect(shown.at(-1)).toMatchObject({ known: [{ found: '2031-03-06' }], end: undefined });
});

test('no search makes more than eight requests', async () => {
  const wanted = Array.from({ length: 12 }, () => days[0] ?? { from: '', to: '' });
  const { shown, asked } = await search(async () => ({ kind: 'answer', found: '' }), { wanted });
  expect(asked).toHaveLength(8);
  expect(shown.at(-1)).toMatchObject({ days: { length: 8 }, end: { kind: 'all' } });
});

const day = { from: '2031-03-06', to: '2031-03-06' };

function text(known: number, end: SearchEnd | undefined, all = 6) {
  return searchText({
    days: Array.from({ length: all }, () => day),
    known: Array.from({ length: known }, () => ({ day, found: '' })),
    end,
  });
}

test('a search says how far it is and how it ended', () => {
  expect(text(2, undefined)).toBe('Checking day 3 of 6…');
  expect(text(6, { kind: 'all' })).toBe('Checked 6 days.');
  expect(text(2, { kind: 'stopped' })).toBe('Stopped after 2 of 6 days.');
  expect(text(0, undefined, 0)).toContain('have passed');
});

test('a service that does not answer is quoted, and the results so far are kept', () => {
  expect(text(3, { kind: 'no-answer', said: 'Too many requests' })).toBe(
    'The booking system stopped answering after 3 of 6 days. It says: “Too many requests”. What it told us before is shown here.',
  );
  expect(text(0, { kind: 'no-answer', said: undefined })).toMatch(
    /^The booking system is not answering\. Try again/,
  );
});
