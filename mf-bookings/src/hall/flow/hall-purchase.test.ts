import { expect, test, vi } from 'vitest';
import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';
import { samplePayServices, sampleVerifier } from '../../../test/sample-pay-services.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';
import { verifyAll } from '../../payment/verify-payments.ts';
import type { Verification } from '../../services/verification.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { createBookingLedger } from '../ledger/booking-ledger.ts';
import { reduceHallFlow, startOfHallFlow } from './hall-flow.ts';
import { bookingPayments, hallPayments } from './hall-purchase.ts';
import type { HallFlow } from './hall-stages.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const receipt = { ...sampleDeposit, reference: 'R-1', at: now } as const;
const booking: HallBooking = {
  ...sampleBooking,
  details: { ...sampleBooking.details, endTime: '22:00' },
  invoice: { number: '481902', issuedAt: now },
  payments: [receipt],
};

function device(verification: Verification) {
  const ledger = createBookingLedger(sampleStorage(), () => now);
  ledger.save(booking);
  const verifyOwn = vi.fn(() => Promise.resolve(verification));
  const verifier = sampleVerifier(verifyOwn);
  const { sample } = samplePayServices({ kind: 'paid' }, now);
  const services = { ...sample, verifier };
  return { ledger, verifyOwn, services };
}

test('C-21: a check does not bring back a booking that was put aside', async () => {
  const { services, ledger } = device({ kind: 'confirmed' });
  ledger.hide();
  await verifyAll(bookingPayments(ledger, booking), services);
  expect(ledger.shown()).toBeUndefined();
  expect(ledger.onDay(booking.details)).toMatchObject({
    booking: { payments: [{ status: 'confirmed' }] },
  });
});

test('C-21: what is checked, unpaid, never showed or is at a venue without a look-up is not asked about', async () => {
  const { services, ledger, verifyOwn } = device({ kind: 'confirmed' });
  expect(await verifyAll(bookingPayments(ledger, booking), { ...services, verifier: undefined })).toBe(false);
  for (const payments of [
    [{ ...receipt, status: 'confirmed' } as const],
    [],
    [{ ...receipt, status: 'unresolved' } as const],
  ]) {
    ledger.save({ ...booking, payments });
    await verifyAll(bookingPayments(ledger, booking), services);
  }
  expect(verifyOwn).not.toHaveBeenCalled();
});

test('C-22: every attempt of a booking is looked up, and one that is found leaves the others', async () => {
  const first = { ...receipt, status: 'unresolved', reference: 'R-0', formShown: true } as const;
  const second = { ...receipt, status: 'unresolved', reference: 'R-1', formShown: true } as const;
  const unresolved: HallBooking = { ...booking, payments: [first, second] };
  const { services, ledger } = device({ kind: 'confirmed' });
  ledger.save(unresolved);
  const verifyOwn = vi.fn(async ({ reference }: { reference: string }): Promise<Verification> =>
    reference === 'R-0' ? { kind: 'confirmed' } : { kind: 'denied' },
  );
  const verifier = sampleVerifier(verifyOwn);
  await verifyAll(bookingPayments(ledger, unresolved), { ...services, verifier });
  expect(verifyOwn).toHaveBeenCalledTimes(2);
  expect(ledger.latest(unresolved).payments).toEqual([{ ...first, status: 'confirmed' }, second]);
});

test('C-22: an attempt is written beside what another tab kept meanwhile', () => {
  const { ledger } = device({ kind: 'confirmed' });
  const mine = { ...receipt, status: 'unresolved', reference: 'MINE' } as const;
  const { store } = bookingPayments(ledger, { ...booking, payments: [] });
  store.save(mine);
  expect(ledger.shown()?.payments).toEqual([receipt, mine]);
  store.remove('MINE');
  expect(ledger.shown()?.payments).toEqual([receipt]);
});

const paid = (reference: string, change: Partial<HallPayment> = {}): HallPayment => ({
  ...sampleDeposit,
  choice: 'part',
  naira: 100_000,
  reference,
  at: now,
  ...change,
});

function pageWith(payments: HallPayment[], outcomes: EmailOutcome[] = []) {
  const opened: HallBooking = { ...booking, payments };
  const mails: string[] = [];
  let flow: HallFlow = reduceHallFlow(startOfHallFlow, { type: 'invoice-opened', booking: opened });
  const { services } = sampleHallServices(now, {
    sendPayment: async (_, { reference }) => {
      mails.push(reference);
      return outcomes.shift() ?? { kind: 'sent' };
    },
    dispatch: (event) => {
      flow = reduceHallFlow(flow, event);
    },
  });
  const { ledger } = services;
  ledger.save(opened);
  const states = () => ledger.latest(opened).payments.map(({ reference, mail }) => [reference, mail]);
  const shown = hallPayments(services, opened);
  return { services, opened, shown, mails, states, flow: () => flow };
}

test('the venue hears of every payment once: deposit, part, transfer, and of no card form that was only opened', async () => {
  const payments = [
    paid('D'),
    paid('P'),
    paid('T', { status: 'pending' }),
    paid('O', { status: 'unresolved' }),
  ];
  const { shown, mails, states, flow } = pageWith(payments);
  await shown.refresh();
  await shown.refresh();
  expect(mails).toEqual(['D', 'P', 'T']);
  expect(new Map(states().map(([reference, mail]) => [reference, mail]))).toEqual(
    new Map([
      ['D', 'sent'],
      ['P', 'sent'],
      ['T', 'sent'],
      ['O', undefined],
    ]),
  );
  expect(flow()).toMatchObject({ notifying: false, booking: { payments: [{ mail: 'sent' }, {}, {}, {}] } });
});

test('an e-mail that failed is sent with the next check, one without an answer only when the visitor asks', async () => {
  const refused = pageWith([paid('D')], [failedEmail('refused', '500')]);
  await refused.shown.refresh();
  expect(refused.states()).toEqual([['D', 'unsent']]);
  await refused.shown.refresh();
  expect(refused.states()).toEqual([['D', 'sent']]);

  const lost = pageWith([paid('D')], [failedEmail('unanswered', 'lost')]);
  await lost.shown.refresh();
  await lost.shown.refresh();
  expect(lost.mails).toEqual(['D']);
  expect(lost.states()).toEqual([['D', 'unanswered']]);
  await lost.shown.notify(lost.opened.payments);
  expect(lost.states()).toEqual([['D', 'sent']]);
});

test('what became of an e-mail stands on the page, though the device was wiped while it went', async () => {
  const { services, opened, flow } = pageWith([paid('D')]);
  const forgotten = createBookingLedger({ getItem: () => null, setItem: () => {} }, () => now);
  await hallPayments({ ...services, ledger: forgotten }, opened).notify(opened.payments);
  expect(flow()).toMatchObject({ notifying: false, booking: { payments: [{ mail: 'sent' }] } });
});
