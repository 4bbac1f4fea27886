import { expect, test } from 'vitest';
import { sampleStay } from '../../../test/sample-stay.ts';
import { deluxeSuite } from '../booking/places.ts';
import { stayMessage, stayMailFields, receiptMessage } from './stay-mail.ts';

const sent = (record: typeof sampleStay) =>
  Object.fromEntries(stayMailFields(record).map(({ name, value }) => [name, value]));

test('the e-mail has the reference, the dates, the guest and the amount', () => {
  expect(sent(sampleStay)).toEqual({
    reference: 'ARIYA-R1',
    place: 'Basic Deluxe',
    arrival: 'about 3:30pm, Lagos time',
    firstDay: 'Friday 4 December 2026',
    lastDay: 'Monday 7 December 2026',
    length: '3 nights',
    rate: '₦30,000 a night',
    sum: '₦90,000',
    payment: expect.stringContaining('The card form reported it as paid.'),
    paidAt: '21/11/2026, 16:31, Lagos time',
    name: 'Morenikeji Bello',
    email: 'morenikeji@example.com',
    phone: '0800 000 0000',
    terms: 'Check-in from 2pm.',
  });
});

test('C-21: the e-mail never calls a payment confirmed, and a transfer is only announced', () => {
  for (const change of [{}, { status: 'pending' }, { status: 'denied' }] as const) {
    expect(sent({ ...sampleStay, ...change })['payment']).toContain('Look up the reference');
  }
  expect(sent({ ...sampleStay, status: 'pending' })['payment']).toContain('has not arrived yet');
  expect(sent({ ...sampleStay, status: 'denied' })['payment']).toContain('Not confirmed');
});

test('missing details are marked as not given', () => {
  const contact = { email: 'a@example.com', phone: '' };
  expect(sent({ ...sampleStay, name: '', contact, terms: {}, arrival: '' })).toMatchObject({
    name: 'Not given',
    phone: 'Not given',
    arrival: 'Not given',
    terms: 'None set',
  });
});

test('Q-17: the same text can be sent as a message', () => {
  expect(stayMessage(sampleStay)).toContain('Payment reference: ARIYA-R1\nBooked: Basic Deluxe');
});

test('the e-mail says when the stay begins too soon to wait for an answer', () => {
  const firstDay = (from: string) => sent({ ...sampleStay, from })['firstDay'];
  expect(firstDay('2026-11-23')).toBe('Monday 23 November 2026, which is soon: please answer at once');
  expect(firstDay('2026-11-24')).toBe('Tuesday 24 November 2026');
});

test('a stay that was moved to fewer nights names the dates that were paid for', () => {
  const { from, to, at } = sampleStay;
  const moved = {
    ...sampleStay,
    to: '2026-12-06',
    changes: { moved: [{ from: { from, to }, at, requestedAt: at }] },
  };
  expect(sent(moved)).toMatchObject({
    length: '2 nights',
    sum: '₦90,000, paid for Fri 4 to Mon 7 December 2026, before it was moved',
  });
  expect(sent({ ...moved, to: '2026-12-07' })['sum']).toBe('₦90,000');
});

test('the receipt as a message has the amount, its reference, and whether the venue has confirmed or until when to wait', () => {
  const waiting = receiptMessage(deluxeSuite, sampleStay).text;
  expect(waiting).toContain('Not confirmed yet: If you have not heard from us');
  expect(waiting).toMatch(/Amount: ₦90,000\s*Reference: ARIYA-R1/);
  const { text } = receiptMessage(deluxeSuite, { ...sampleStay, isConfirmed: true });
  expect(text).toContain('Confirmed by the venue: yes');
});

test('a cancelled stay awaits no confirmation', () => {
  const cancelled = { at: sampleStay.at, requestedAt: sampleStay.at, refund: undefined };
  const { text } = receiptMessage(deluxeSuite, { ...sampleStay, changes: { moved: [], cancelled } });
  expect(text).toContain('Cancelled: ');
  expect(text).not.toContain('onfirmed');
});
