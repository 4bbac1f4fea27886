import { expect, test } from 'vitest';
import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { dayMs, hourMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../test/sample-booking.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import { reportedPayment } from '../hall/booking/hall-payment.ts';
import { referenceStart } from '../hall/booking/invoice.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import type { MailField } from '../mail/venue-mail.ts';
import { hallAvailability, createHallStore } from './changeable-hall.ts';
import { sendRequestAgain, type ChangeServices, sendChangeRequest } from './send-change-request.ts';

const { issuedAt } = sampleBooking.invoice;
const secured = { ...sampleBooking, payments: [sampleDeposit] };
const to = { from: '2027-04-03', to: '2027-04-03' };
const wish = { kind: 'move', to } as const;
const unsent = failedEmail('refused', 'HTTP 500');

/** A device with a secured hall, and an e-mail service with this outcome. */
function device(...answers: EmailOutcome[]) {
  const storage = sampleStorage();
  const here = { clock: issuedAt };
  const ledger = createBookingLedger(storage, () => here.clock);
  ledger.save(secured);
  const sent: (readonly MailField[])[] = [];
  const told: string[] = [];
  const services: ChangeServices = {
    host: { notify: (_, message) => void told.push(message), report: () => {} },
    browser: { now: () => here.clock, withLock: (_, run) => run() },
    send: async (fields) => {
      sent.push(fields);
      return answers.shift() ?? { kind: 'sent' };
    },
  };
  const hall = createHallStore(
    { ledger, reservation: undefined, now: () => here.clock },
    referenceStart(sampleBooking.invoice),
  );
  return { here, ledger, sent, told, services, hall, request: () => hall.read()?.changes?.request };
}

test('a request tells the venue what to change and what it costs, and changes nothing else', async () => {
  const { ledger, sent, services, hall, request } = device();
  await sendChangeRequest(services, hall, { wish, availability: 'free', reason: 'the church moved it' });
  const values = Object.fromEntries(sent[0]?.map(({ name, value }) => [name, value]) ?? []);
  expect(values).toMatchObject({
    number: 'Invoice 481902',
    wish: 'Move it to Saturday 3 April 2027',
    dayFound: 'free',
    paid: '₦800,000 of ₦1,700,000',
    reason: 'the church moved it',
  });
  expect(values.byTheTerms).toContain('Fee for moving the date, ₦300,000: 20% of the rental of ₦1,500,000');
  expect(request()).toMatchObject({ wish, at: issuedAt, mail: 'sent' });
  expect({ ...ledger.latest(secured), changes: undefined }).toEqual({ ...secured, changes: undefined });
});

test('one request at a time; an unsent one is sent again with the day on which it was made', async () => {
  const { here, sent, told, services, hall, request } = device(unsent);
  await sendChangeRequest(services, hall, { wish, availability: '', reason: '' });
  expect(request()?.mail).toBe('unsent');
  await sendChangeRequest(services, hall, { wish: { kind: 'cancel' }, availability: '', reason: '' });
  expect(sent).toHaveLength(1);
  here.clock += 100 * dayMs;
  const open = request();
  if (!open) throw new Error('nothing was asked');
  await sendRequestAgain(services, hall, open);
  expect(request()).toMatchObject({ at: issuedAt, mail: 'sent' });
  expect(sent[1]).toEqual(sent[0]);
  expect(told).toEqual(['Something went wrong. Try again', 'Message Sent Successfully']);
});

test('of two halls with the same invoice number, each is changed by itself', () => {
  const { here, ledger, hall } = device();
  const other = {
    ...sampleBooking,
    invoice: { ...sampleBooking.invoice, issuedAt: issuedAt + 60_000 },
    details: { ...sampleBooking.details, hall: 'Wosilat Hall' },
  };
  ledger.save(other);
  const services = { ledger, reservation: undefined, now: () => here.clock };
  const otherHall = createHallStore(services, referenceStart(other.invoice));
  expect([hall.read()?.name, otherHall.read()?.name]).toEqual(['Ambali Hall', 'Wosilat Hall']);
  expect(otherHall.read()?.id.id).toBe(referenceStart(other.invoice));
  otherHall.show();
  expect(ledger.shown()?.details.hall).toBe('Wosilat Hall');
  hall.show();
  expect(ledger.shown()?.details.hall).toBe('Ambali Hall');
});

test('no answer puts two bookings of this device on one day', () => {
  const { ledger, hall } = device();
  const other = {
    ...sampleBooking,
    invoice: { ...sampleBooking.invoice, number: '700001' },
    details: { ...sampleBooking.details, eventDate: to.from },
  };
  ledger.save(other);
  expect(hall.saveAnswer({ kind: 'moved', to, fee: 0 })).toBe(false);
  expect(ledger.latest(secured)).toEqual(secured);
  expect(hall.saveAnswer({ kind: 'moved', to: { from: '2027-04-04', to: '2027-04-04' }, fee: 0 })).toBe(true);
});

test('an unpaid hold that ran out leaves its day to a booking that the venue moves there', () => {
  const { here, ledger, hall } = device();
  const dead = {
    ...sampleBooking,
    invoice: { ...sampleBooking.invoice, number: '700001' },
    details: { ...sampleBooking.details, eventDate: to.from },
  };
  const answer = { kind: 'moved', to, fee: 0 } as const;
  here.clock += 25 * hourMs;
  const report = reportedPayment({ reference: 'T', naira: 300_000, by: 'Chidi' }, issuedAt);
  ledger.save({ ...dead, payments: [{ ...sampleDeposit, status: 'unresolved' }] });
  expect(hall.saveAnswer(answer)).toBe(false);
  ledger.update({ ...dead, payments: [report] });
  expect(hall.saveAnswer(answer)).toBe(false);
  ledger.update(dead);
  expect(hall.saveAnswer(answer)).toBe(true);
  expect(hall.read()?.days).toEqual(to);
});

test('a hold whose answer was lost takes its day as long as it may last', () => {
  const { here, ledger, hall } = device();
  ledger.addHold({ hall: 'Ambali Hall', eventDate: to.from, at: issuedAt, invoiceNumber: '700001' });
  expect(hall.saveAnswer({ kind: 'moved', to, fee: 0 })).toBe(false);
  here.clock += 25 * hourMs;
  expect(hall.saveAnswer({ kind: 'moved', to, fee: 0 })).toBe(true);
  expect(hall.read()?.days).toEqual(to);
});

test('a request that cannot be made is reported as failed', async () => {
  const { told, services, hall } = device();
  const lost = { ...services, send: () => Promise.reject(new Error('lost')) };
  await expect(sendChangeRequest(lost, hall, { wish, availability: '', reason: '' })).rejects.toThrow('lost');
  expect(told).toEqual(['Something went wrong. Try again']);
});

test('there is no request for a booking that is cancelled, over or no longer held', async () => {
  const { here, ledger, sent, services, hall } = device();
  const ask = () => sendChangeRequest(services, hall, { wish, availability: '', reason: '' });
  hall.saveAnswer({ kind: 'cancelled', refund: 0 });
  await ask();
  hall.saveAnswer({ kind: 'reinstated' });
  here.clock = Date.parse('2027-03-21T12:00:00Z');
  expect(hall.read()?.status).toBe('past');
  await ask();
  here.clock = issuedAt + 25 * hourMs;
  ledger.update({ ...secured, payments: [] });
  expect(hall.read()?.status).toBe('not-held');
  await ask();
  expect(sent).toEqual([]);
});

test('what would be left to pay is shown before the venue is asked', () => {
  const { here, hall } = device();
  expect(hall.read()?.leftToPayOn(to)).toBe('₦900,000 would be left to pay. It is due by Thu 4 Mar 2027.');
  expect(hall.read()?.leftToPayOn({ from: '2026-12-01', to: '2026-12-01' })).toBe(
    '₦900,000 would be left to pay. It is due at once.',
  );
  here.clock = Date.parse('2027-02-10T12:00:00Z');
  expect(hall.read()?.leftToPayOn({ from: '2027-02-27', to: '2027-02-27' })).toBe(
    '₦900,000 would be left to pay. It is due at once.',
  );
});

test.each([
  [{ kind: 'free', roomTypeIds: [15, 16] }, 'free', 'Ambali Hall is free on Sat 3 Apr 2027'],
  [
    { kind: 'free', roomTypeIds: [16] },
    'taken',
    'Ambali Hall is taken on Sat 3 Apr 2027. Free that day: Ball Room',
  ],
  [{ kind: 'all-taken' }, 'taken', 'So are the other halls'],
  [
    { kind: 'all-taken', reason: 'Closed for repairs' },
    'unknown',
    'It says: “Closed for repairs”. You can still ask',
  ],
  [{ kind: 'lost', error: new Error('lost') }, 'unknown', 'You can still ask'],
  [{ kind: 'refused', error: new Error('429') }, 'unknown', 'You can still ask'],
] as const)('a look at the new day: %o', (outcome, kind, text) => {
  const found = hallAvailability(
    secured,
    to,
    outcome.kind === 'free' ? { ...outcome, roomTypeIds: [...outcome.roomTypeIds] } : outcome,
  );
  expect(found.kind).toBe(kind);
  expect(found.text).toContain(text);
});
