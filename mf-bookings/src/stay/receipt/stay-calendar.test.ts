import { expect, test } from 'vitest';
import { readCalendar } from '@venue/shared/downloads/sample-reader.ts';
import { sampleStay } from '../../../test/sample-stay.ts';
import { deluxeSuite } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import { stayCalendar } from './stay-calendar.ts';

const record: StayRecord = { ...sampleStay, from: '2026-12-30', to: '2027-01-02' };

test('B-16: the stay is one entry from check-in to check-out, identified by its reference', () => {
  const file = stayCalendar(deluxeSuite, record);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toContain('UID:ARIYA-R1@ariya\r\n');
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270103\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:Basic Deluxe\, 3 nights`);
});

test('a calendar reads the stay as it was booked', () => {
  const entries = readCalendar(stayCalendar(deluxeSuite, record));
  expect(entries).toMatchObject([{ start: '2026-12-30', end: '2027-01-03' }]);
});

test('C-21: the calendar does not call a pending or unconfirmed payment paid', () => {
  const text = (changes: Partial<StayRecord>) =>
    stayCalendar(deluxeSuite, { ...record, ...changes }).replaceAll('\r\n ', '');
  expect(text({})).toContain(String.raw`DESCRIPTION:Paid: ₦90\,000\, reference ARIYA-R1.`);
  expect(text({ status: 'pending' })).toContain('DESCRIPTION:On its way by transfer: ₦90');
  expect(text({ status: 'denied' })).toContain('DESCRIPTION:Not confirmed: ₦90');
});

test('it says whether the venue has confirmed, and when the guest arrives', () => {
  const file = stayCalendar(deluxeSuite, { ...record, isConfirmed: true }).replaceAll('\r\n ', '');
  expect(file).toContain(String.raw`The venue has confirmed it. You arrive about 3:30pm\, Lagos time.`);
  expect(file).not.toContain('If you have not heard from us');
});

test('if the stay begins too soon to wait for an answer, it says to call and has no reminder', () => {
  const text = (from: string) => stayCalendar(deluxeSuite, { ...record, from }).replaceAll('\r\n ', '');
  expect(text('2026-11-23')).toContain('too soon to wait for our answer: call +234');
  for (const from of ['2026-11-21', '2026-11-23']) expect(text(from)).not.toContain('VALARM');
  expect(text('2026-11-24')).toContain('VALARM');
});
