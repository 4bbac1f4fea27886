import { expect, test } from 'vitest';
import type { HallPayment } from '../booking/hall-payment.ts';
import { details, hour, lostAnswer, sampleVenue, start } from '../../../test/sample-venue.ts';

test('E-12: a hall that is taken after our invoice ended may still be held under it, and is said to', async () => {
  const here = sampleVenue();
  await here.book();
  here.clock += 24 * hour;
  here.available = { kind: 'free', roomTypeIds: [16] };
  expect(await here.book()).toMatchObject({ kind: 'hall-taken', earlierHold: 'ended' });
});

const opened: HallPayment = {
  state: 'unresolved',
  choice: 'deposit',
  naira: 800_000,
  reference: 'R',
  at: start,
};

/** A booking whose invoice ended after a card form for it was open. */
async function endedUnseen() {
  const here = sampleVenue();
  await here.book();
  const { booking } = here.ledger().onDay(details);
  if (booking) here.ledger().update({ ...booking, payments: [opened] });
  here.clock += 25 * hour;
  return here;
}

test('I-12, C-22: the day of an invoice that ended unpaid is asked for again, and its attempts go with it', async () => {
  const here = await endedUnseen();
  expect(await here.book()).toMatchObject({
    kind: 'booked',
    booking: { invoice: { issuedAt: here.clock }, payments: [opened] },
  });
});

test('I-12, C-22: one that was paid after all is found first', async () => {
  const here = await endedUnseen();
  here.paid = [{ ...opened, state: 'paid', check: 'confirmed' }];
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
