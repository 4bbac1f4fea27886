import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { expect, test } from 'vitest';
import { hour, sampleVenue, start } from '../../../test/sample-venue.ts';

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
