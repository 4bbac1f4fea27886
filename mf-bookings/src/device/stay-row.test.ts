import { expect, test } from 'vitest';
import { sampleStay } from '../../test/sample-stay.ts';
import { concertSpace, deluxeSuite } from '../stay/booking/places.ts';
import { stayRowText } from './stay-row.tsx';

const record = { ...sampleStay, reference: 'ARIYA-2', at: Date.parse('2026-11-21T15:12:00Z') };

test('B-16: a stay says its nights, a day only its date', () => {
  expect(stayRowText(deluxeSuite, record, '2026-11-21')).toMatchObject({
    title: 'Basic Deluxe',
    when: 'Fri 4 to Mon 7 December 2026, 3 nights',
    number: 'Receipt ARIYA-2',
    what: 'For Morenikeji Bello',
    state: 'Paid, awaiting confirmation',
    tone: 'waiting',
    detail: expect.stringContaining('If you have not heard from us by noon on Mon 23 Nov 2026, call'),
  });
  const confirmed = stayRowText(deluxeSuite, { ...record, isConfirmed: true }, '2026-11-21');
  expect(confirmed).toMatchObject({ state: 'Confirmed', tone: 'paid' });
  expect(confirmed.detail).not.toContain('If you have not heard');
  expect(stayRowText(deluxeSuite, record, '2026-12-05')).toMatchObject({ state: 'Paid', tone: 'paid' });
  const day = { ...record, to: record.from, name: '' };
  expect(stayRowText(concertSpace, day, '2026-11-21').when).toBe('Friday 4 December 2026');
});

test('a stay of which the venue may not have heard says so', () => {
  const { detail } = stayRowText(deluxeSuite, { ...record, mail: 'unanswered' }, '2026-11-21');
  expect(detail).toContain('could not confirm that it arrived');
});

test('C-22: money that may have moved for a stay is never called paid nor unpaid', () => {
  for (const status of ['unresolved', 'pending'] as const) {
    const { tone, detail } = stayRowText(deluxeSuite, { ...record, status }, '2026-11-21');
    expect(tone).toBe('waiting');
    expect(detail).toMatch(/reference ARIYA-2\./);
    expect(detail).toMatch(/do not pay again|do not pay twice/);
  }
});
