import { expect, test } from 'vitest';
import { minuteMs } from '@venue/shared/time/durations.ts';
import { sampleStay } from '../../../test/sample-stay.ts';
import { concertSpace, deluxeSuite, standardSuite } from './places.ts';
import {
  nightsText,
  chosenDate,
  periodText,
  rateText,
  receiptTitle,
  costText,
  totalText,
  stayQuestion,
} from './stay-text.ts';

test('D-01: both prices are shown where there are two', () => {
  expect(rateText(standardSuite)).toBe('₦25,000 a night online, listed at ₦35,000');
  expect(rateText(concertSpace)).toBe('₦1,300,000 a day');
});

test('B-07: reversed dates give a negative number of nights', () => {
  const text = (from: string, to: string) => totalText(deluxeSuite, { from, to });
  expect(text('2026-12-04', '2026-12-07')).toBe('3 nights, Fri 4 to Mon 7 Dec');
  expect(text('2026-12-04', '2026-12-05')).toBe('1 night, Fri 4 to Sat 5 Dec');
  expect(text('2026-12-07', '2026-12-04')).toBe('-3 nights, Mon 7 to Fri 4 Dec');
  expect(totalText(concertSpace, { from: '2026-12-04', to: '2026-12-04' })).toBe('Friday 4 December 2026');
});

test('B-06: the total above the button shows how it is made up', () => {
  const nights = { from: '2026-12-04', to: '2026-12-07' };
  expect(costText(deluxeSuite, nights)).toBe('3 nights × ₦30,000 = ₦90,000');
  const day = { from: '2026-12-04', to: '2026-12-04' };
  expect(costText(concertSpace, day)).toBe('Friday 4 December 2026: ₦1,300,000');
});

test('Q-11: a period names its month and year once if they are the same', () => {
  const text = (from: string, to: string) => periodText(deluxeSuite, { from, to });
  expect(text('2026-12-04', '2026-12-07')).toBe('Fri 4 to Mon 7 December 2026');
  expect(text('2026-11-30', '2026-12-02')).toBe('Mon 30 November to Wed 2 December 2026');
  expect(text('2026-12-30', '2027-01-02')).toBe('Wed 30 December 2026 to Sat 2 January 2027');
  expect(text('2026-12-04', '')).toBe('From Fri 4 Dec 2026');
  expect(text('', '2026-12-07')).toBe('Until Mon 7 Dec 2026');
  expect(text('', '')).toBe('No dates yet');
});

test('F-05: the date of a concert is repeated as dd/mm/yyyy', () => {
  expect(chosenDate('2031-03-20')).toBe('20/03/2031, a Thursday');
  expect(chosenDate('')).toBe('');
});

test('B-16: a paid stay awaits confirmation until the guest saves it; then the heading names the day', () => {
  const today = '2026-11-21';
  const paid = { ...sampleStay, at: Date.parse('2026-11-20T22:59:00Z') };
  const title = (from: string, isConfirmed = true) => receiptTitle({ ...paid, from, isConfirmed }, today);
  expect(title('2026-12-04', false)).toBe('Paid, awaiting confirmation.');
  expect(title('2026-11-27')).toBe('Confirmed. See you on Friday.');
  expect(title('2026-11-28')).toBe('Confirmed. See you on 28 November.');
  expect(title('2026-12-05')).toBe('Confirmed. See you on 5 December.');
  expect(title('2027-11-05')).toBe('Confirmed. See you on 5 November 2027.');
  expect(title('2026-11-21')).toBe('Confirmed. See you today.');
  expect(title('2026-11-20', false)).toBe('Paid. Thank you.');
  const paidToday = { ...paid, from: today, at: paid.at + minuteMs };
  expect(receiptTitle(paidToday, today)).toBe('Paid, awaiting confirmation: call before you set out.');
  expect(receiptTitle(paidToday, '2026-11-22')).toBe('Paid. Thank you.');
  expect(receiptTitle({ ...paid, status: 'pending' }, today)).toBe('Your transfer is on its way.');
  expect(receiptTitle({ ...paid, status: 'denied' }, today)).toBe('We cannot find your payment.');
});

test('a stay that was moved to fewer nights shows no rate', () => {
  expect(nightsText(sampleStay)).toBe('3 at ₦30,000');
  expect(nightsText({ ...sampleStay, to: '2026-12-06' })).toBe('2');
});

const room = { unit: 'night', name: 'Basic Deluxe' } as const;
const space = { unit: 'day', name: 'Concert space' } as const;

test.each([
  {
    place: room,
    from: '2031-04-12',
    to: '2031-04-15',
    question: 'Is Basic Deluxe free for 3 nights, Sat 12 to Tue 15 April 2031?',
  },
  {
    place: space,
    from: '2031-04-12',
    to: '2031-04-12',
    question: 'Is the concert space free on Saturday 12 April 2031?',
  },
  { place: room, from: '2031-04-12', to: '', question: 'I have a question about Basic Deluxe.' },
  { place: room, from: '2031-04-15', to: '2031-04-12', question: 'I have a question about Basic Deluxe.' },
  { place: space, from: '', to: '', question: 'I have a question about the concert space.' },
])('$question', ({ place, from, to, question }) => {
  expect(stayQuestion(place, { from, to })).toBe(`Good day. ${question}`);
});
