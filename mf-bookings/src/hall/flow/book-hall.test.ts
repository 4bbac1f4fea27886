import { expect, test } from 'vitest';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { sampleDeposit } from '../../../test/sample-booking.ts';
import { hour, sampleVenue, start, details, lostAnswer } from '../../../test/sample-venue.ts';
import type { HallPayment } from '../booking/hall-payment.ts';

const failedMail: EmailOutcome = { kind: 'failed', reason: 'unanswered', requested: true, detail: '' };

test('E-02: availability, hold and e-mail, each after the one before', async () => {
  const { book, log, reservations } = sampleVenue();
  const outcome = await book();
  expect(log).toEqual([
    'checking',
    'availability 2027-03-20 650',
    'holding',
    'add',
    'writing',
    'mail 481902',
  ]);
  expect(outcome).toMatchObject({
    kind: 'booked',
    booking: {
      invoice: { number: '481902', issuedAt: start },
      invoiceMail: 'sent',
      payments: [],
    },
  });
  expect(reservations[0]).toMatchObject({
    hallId: 15,
    rental: 1_500_000,
    deposit: 800_000,
    purpose: 'Wedding Party',
    remarks: 'Live band',
  });
});

test('E-04: all halls taken stops before the hold', async () => {
  const here = sampleVenue();
  here.available = { kind: 'all-taken' };
  expect(await here.book()).toEqual({ kind: 'all-taken', earlierHold: undefined });
  expect(here.reservations).toHaveLength(0);
});

test('E-05: the chosen hall taken stops before the hold and names the free ones', async () => {
  const here = sampleVenue();
  here.available = { kind: 'free', roomTypeIds: [16, 5, 99] };
  expect(await here.book()).toMatchObject({
    kind: 'hall-taken',
    hall: { name: 'Ambali Hall' },
    freeHalls: [{ name: 'Ball Room' }, { name: 'Wosilat Hall' }],
    earlierHold: undefined,
  });
  expect(here.reservations).toHaveLength(0);
});

test('E-06: a failed check stops before the hold', async () => {
  const here = sampleVenue();
  here.available = { kind: 'lost', error: new Error('down') };
  expect(await here.book()).toMatchObject({ kind: 'failed', maybeHeld: false });
  expect(here.reservations).toHaveLength(0);
});

test('E-07, D-22: a failed e-mail keeps the booking; the retry sends only the e-mail', async () => {
  const here = sampleVenue();
  here.mail = failedMail;
  expect(await here.book()).toMatchObject({
    kind: 'booked',
    booking: { invoiceMail: 'unanswered' },
    mail: failedMail,
  });
  here.log.length = 0;
  here.mail = { kind: 'sent' };
  here.clock += hour;
  expect(await here.book()).toMatchObject({
    kind: 'booked',
    booking: { invoice: { number: '481902', issuedAt: start }, invoiceMail: 'sent' },
  });
  expect(here.log).toEqual(['writing', 'mail 481902']);
});

test('E-12: the same details again show the invoice and ask nobody', async () => {
  const here = sampleVenue();
  await here.book();
  here.log.length = 0;
  expect(await here.book({ subCheck: true })).toMatchObject({ kind: 'held-before', sameDetails: true });
  expect(here.log).toEqual([]);
});

test('E-12: other details for a hall and day that this device holds are not booked over it', async () => {
  const here = sampleVenue();
  await here.book();
  here.log.length = 0;
  expect(await here.book({ phone: '0900' })).toMatchObject({
    kind: 'held-before',
    sameDetails: false,
    booking: { details: { phone: '0800 000 0000' } },
  });
  expect(here.log).toEqual([]);
});

test('E-12: another day or hall is another booking', async () => {
  const here = sampleVenue();
  await here.book();
  await here.book({ eventDate: '2027-03-21' });
  await here.book({ hall: 'Ball Room' });
  expect(here.reservations.map(({ hallId, date }) => `${hallId} ${date}`)).toEqual([
    '15 2027-03-20',
    '15 2027-03-21',
    '16 2027-03-20',
  ]);
});

test('E-12: after the 24 hours the hall is asked for anew', async () => {
  const here = sampleVenue();
  await here.book();
  here.clock += 24 * hour;
  expect(await here.book()).toMatchObject({ kind: 'booked', booking: { invoice: { issuedAt: here.clock } } });
  expect(here.reservations).toHaveLength(2);
});

test('E-12: a hall taken after the visitor’s own invoice expired may be held under that', async () => {
  const here = sampleVenue();
  await here.book();
  here.clock += 24 * hour;
  here.available = { kind: 'free', roomTypeIds: [16] };
  expect(await here.book()).toMatchObject({ kind: 'hall-taken', earlierHold: 'expired' });
});

const opened: HallPayment = { ...sampleDeposit, status: 'unresolved', at: start };

/** A booking whose invoice ended after a card form for it was open. */
async function endedUnseen() {
  const here = sampleVenue();
  await here.book();
  const { booking } = here.ledger().onDay(details);
  if (booking) here.ledger().update({ ...booking, payments: [opened] });
  here.clock += 25 * hour;
  return here;
}

test('I-12, C-22: a day booked again after its invoice expired keeps the earlier attempts to pay', async () => {
  const here = await endedUnseen();
  expect(await here.book()).toMatchObject({
    kind: 'booked',
    booking: { invoice: { issuedAt: here.clock }, payments: [opened] },
  });
});

test('I-12, C-22: one that was paid after all is found first', async () => {
  const here = await endedUnseen();
  here.paid = [{ ...opened, status: 'confirmed' }];
  expect(await here.book()).toMatchObject({ kind: 'held-before', booking: { payments: here.paid } });
  expect(here.reservations).toHaveLength(1);
});

test('C-22: where the day is not to be had again, the attempts of the ended booking stay', async () => {
  const here = await endedUnseen();
  here.added = { kind: 'refused', error: new Error('errorCode 1') };
  expect(await here.book()).toMatchObject({ kind: 'declined', to: 'hold', maybeHeld: false });
  expect(here.ledger().onDay(details)).toMatchObject({ hold: undefined, booking: { payments: [opened] } });
  here.added = lostAnswer;
  await here.book();
  expect(here.ledger().onDay(details)).toMatchObject({
    hold: { hall: details.hall },
    booking: { payments: [opened] },
  });
  here.added = { kind: 'added', bookingRef: 'SBX-1' };
  expect(await here.book()).toMatchObject({ booking: { payments: [opened] } });
});

test('C-22: a payment that another tab begins during the look-up stays on record', async () => {
  const here = sampleVenue();
  await here.book();
  here.paid = [{ ...opened, reference: 'ARIYA-2' }];
  const outcome = await here.book();
  expect(outcome).toMatchObject({ kind: 'held-before', booking: { payments: here.paid } });
  expect(here.ledger().shown()?.payments).toEqual(here.paid);
});

test('D-22: a hold whose answer was lost is asked for again only while the hall is free', async () => {
  const here = sampleVenue();
  here.added = lostAnswer;
  expect(await here.book()).toMatchObject({ kind: 'failed', maybeHeld: true });
  here.added = { kind: 'added', bookingRef: 'SBX-1' };
  expect(await here.book()).toMatchObject({ kind: 'booked', booking: { invoice: { number: '481902' } } });
  expect(here.reservations).toHaveLength(2);
});

test('D-22: after a lost answer a taken hall may be ours, and is said to', async () => {
  const here = sampleVenue();
  here.added = lostAnswer;
  await here.book();
  here.available = { kind: 'free', roomTypeIds: [16] };
  expect(await here.book()).toMatchObject({ kind: 'hall-taken', earlierHold: 'unanswered' });
  here.available = { kind: 'all-taken' };
  expect(await here.book()).toEqual({ kind: 'all-taken', earlierHold: 'unanswered' });
  expect(here.reservations).toHaveLength(1);
});

test('C-17: a refused hold was not made and is forgotten', async () => {
  const here = sampleVenue();
  here.added = { kind: 'refused', error: new Error('errorCode 2') };
  expect(await here.book()).toMatchObject({ kind: 'declined', to: 'hold', maybeHeld: false });
  here.available = { kind: 'all-taken' };
  expect(await here.book()).toEqual({ kind: 'all-taken', earlierHold: undefined });
});

test('D-22: a retry that is refused does not deny the hold whose answer was lost', async () => {
  const here = sampleVenue();
  here.added = lostAnswer;
  await here.book();
  here.added = { kind: 'refused', error: new Error('HTTP 429') };
  expect(await here.book()).toMatchObject({ kind: 'declined', to: 'hold', maybeHeld: true });
  expect(here.ledger().onDay(details).hold).toMatchObject({ invoiceNumber: '481902' });
  here.available = { kind: 'all-taken' };
  expect(await here.book()).toEqual({ kind: 'all-taken', earlierHold: 'unanswered' });
});
