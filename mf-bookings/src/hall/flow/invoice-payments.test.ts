import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { expect, test } from 'vitest';
import type { HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { createBookingLedger } from '../ledger/booking-ledger.ts';
import { hallFlow, startOfHallFlow } from './hall-flow.ts';
import type { HallFlow } from './hall-stages.ts';
import { invoicePayments } from './invoice-payments.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';

const at = sampleBooking.invoice.issuedAt;
const paid = (reference: string, change: Partial<HallPayment> = {}): HallPayment => ({
  ...sampleDeposit,
  choice: 'part',
  naira: 100_000,
  reference,
  at,
  ...change,
});

function device(payments: HallPayment[], outcomes: EmailOutcome[] = []) {
  const booking: HallBooking = { ...sampleBooking, payments };
  const mails: string[] = [];
  let flow: HallFlow = hallFlow(startOfHallFlow, { type: 'invoice-opened', booking });
  const { services } = sampleHallServices(at, {
    sendPayment: async (_, { reference }) => {
      mails.push(reference);
      return outcomes.shift() ?? { kind: 'sent' };
    },
    dispatch: (event) => {
      flow = hallFlow(flow, event);
    },
  });
  const { ledger } = services;
  ledger.save(booking);
  const states = () => ledger.latest(booking).payments.map(({ reference, mail }) => [reference, mail]);
  const shown = invoicePayments(services, booking);
  return { services, booking, shown, mails, states, flow: () => flow };
}

test('the venue hears of every payment once: deposit, part, transfer, and of no card form that was only opened', async () => {
  const payments = [
    paid('D'),
    paid('P'),
    paid('T', { status: 'pending' }),
    paid('O', { status: 'unresolved' }),
  ];
  const { shown, mails, states, flow } = device(payments);
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
  const refused = device([paid('D')], [failedEmail('refused', '500')]);
  await refused.shown.refresh();
  expect(refused.states()).toEqual([['D', 'unsent']]);
  await refused.shown.refresh();
  expect(refused.states()).toEqual([['D', 'sent']]);

  const lost = device([paid('D')], [failedEmail('unanswered', 'lost')]);
  await lost.shown.refresh();
  await lost.shown.refresh();
  expect(lost.mails).toEqual(['D']);
  expect(lost.states()).toEqual([['D', 'unanswered']]);
  await lost.shown.notify(lost.booking.payments);
  expect(lost.states()).toEqual([['D', 'sent']]);
});

test('what became of an e-mail stands on the page, though the device was wiped while it went', async () => {
  const { services, booking, flow } = device([paid('D')]);
  const forgotten = createBookingLedger({ getItem: () => null, setItem: () => {} }, () => at);
  await invoicePayments({ ...services, ledger: forgotten }, booking).notify(booking.payments);
  expect(flow()).toMatchObject({ notifying: false, booking: { payments: [{ mail: 'sent' }] } });
});
