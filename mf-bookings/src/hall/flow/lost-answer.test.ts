import { expect, test } from 'vitest';
import { details, lostAnswer, sampleVenue } from '../../../test/sample-venue.ts';

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
