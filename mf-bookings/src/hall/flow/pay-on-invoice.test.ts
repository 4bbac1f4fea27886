import { expect, test, describe, vi } from 'vitest';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';
import { sampleVerifier, samplePayServices } from '../../../test/sample-pay-services.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';
import type { PaymentOutcome } from '../../services/charge.ts';
import type { FoundPayment } from '../../services/verification.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallOrder, type HallPayment, reportedPayment } from '../booking/hall-payment.ts';
import { invoiceReference } from '../booking/invoice.ts';
import { createBookingLedger } from '../ledger/booking-ledger.ts';
import type { HallServices } from './hall-services.ts';
import { isPaidNotice } from './invoice-notice.ts';
import { payBalance, payOrder } from './pay-on-invoice.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const booking: HallBooking = {
  ...sampleBooking,
  details: { ...sampleBooking.details, endTime: '22:00' },
  invoice: { number: '481902', issuedAt: now },
};

const deposit = { choice: 'deposit', naira: 800_000 } as const;
const full = { choice: 'full', naira: 1_700_000 } as const;

function device(outcome: PaymentOutcome) {
  const ledger = createBookingLedger(sampleStorage(), () => now);
  const { sample, charges } = samplePayServices(outcome, now);
  const { services } = sampleHallServices(now, { payment: sample.payment, ledger });
  return { services, charges };
}

/** Pays on a page where nothing else is under way. Returns what it shows then. */
async function payOnce(shown: HallBooking, order: HallOrder, services: HallServices) {
  const dispatch = vi.fn<HallServices['dispatch']>();
  await payOrder({ ...services, dispatch }, shown, order);
  const events = dispatch.mock.calls.map(([event]) => event);
  const ended = events.find((event) => event.type === 'payment-ended' || event.type === 'invoice-opened');
  if (!ended) throw new Error('nothing was shown');
  return { notice: undefined, ...ended };
}

test('I-08, D-46: deposit and full payment are charged without the late hours', async () => {
  const { services, charges } = device({ kind: 'closed-after-shown' });
  const { booking: after } = await payOnce(booking, deposit, services);
  await payOnce(after, full, services);
  expect(charges.map(({ naira }) => naira)).toEqual([800_000, 1_700_000]);
  expect(charges[0]).toMatchObject({
    email: 'morenikeji@example.com',
    name: 'Morenikeji Bello',
    phone: '0800 000 0000',
  });
});

test('C-22: a payment that settled later is found, and no further card form opens', async () => {
  const { services, charges } = device({ kind: 'closed-after-shown' });
  const { booking: acknowledged } = await payOnce(booking, deposit, services);
  const verifier = sampleVerifier(async () => ({ kind: 'confirmed' }));
  expect(await payOnce(acknowledged, deposit, { ...services, verifier })).toMatchObject({
    notice: undefined,
    booking: { payments: [{ status: 'confirmed', reference: charges[0]?.reference }] },
  });
  expect(charges).toHaveLength(1);
});

test('C-22: what another tab paid while our window was open stays paid', async () => {
  const { services } = device({ kind: 'closed-after-shown' });
  const receipt = {
    ...sampleDeposit,
    choice: 'full',
    naira: 1_700_000,
    reference: 'OTHER',
    at: now,
  } as const;
  const { booking: after, notice } = await payOnce(booking, deposit, {
    ...services,
    payment: {
      pay: async (charge, opening) => {
        const latest = services.ledger.latest(booking);
        services.ledger.save({ ...latest, invoiceMail: 'unsent', payments: [...latest.payments, receipt] });
        return services.payment.pay(charge, opening);
      },
    },
  });
  expect(isPaidNotice(notice)).toBe(true);
  expect(after).toMatchObject({ invoiceMail: 'unsent' });
  expect(after.payments).toContainEqual(receipt);
  expect(after.payments).toHaveLength(2);
});

describe('what follows the deposit', () => {
  const made = { ...sampleDeposit, reference: 'D', at: now } as const;
  const secured: HallBooking = {
    ...booking,
    details: { ...booking.details, endTime: '19:00' },
    payments: [made],
  };
  const part = (naira: number) => ({ choice: 'part', naira }) as const;
  const rest = { choice: 'balance', naira: 900_000 } as const;

  function securedDevice(outcome: PaymentOutcome) {
    const opened = device(outcome);
    opened.services.ledger.save(secured);
    return opened;
  }

  test('part of the balance can be paid months after the invoice, and the rest is the new balance', async () => {
    const { services, charges } = securedDevice({ kind: 'paid' });
    const later = { ...services, browser: { ...services.browser, now: () => now + 90 * 86_400_000 } };
    const { booking: after, notice } = await payOnce(secured, part(300_000), later);
    expect(isPaidNotice(notice)).toBe(true);
    expect(charges).toMatchObject([{ naira: 300_000 }]);
    expect(charges[0]?.booked).toContainEqual({ name: 'Payment', value: 'Part of the balance' });
    expect(after.payments).toMatchObject([made, { status: 'paid', choice: 'part', naira: 300_000 }]);
    await payOnce(after, { choice: 'balance', naira: 600_000 }, later);
    expect(charges).toMatchObject([{ naira: 300_000 }, { naira: 600_000 }]);
  });

  test('no card form opens over more than is owed, nor over nothing', async () => {
    const { services, charges } = securedDevice({ kind: 'paid' });
    expect(await payOnce(secured, part(900_001), services)).toMatchObject({ notice: { kind: 'too-much' } });
    expect(charges).toEqual([]);
    const { booking: whole } = await payOnce(secured, rest, services);
    expect(await payOnce(whole, part(50_000), services)).toMatchObject({ notice: undefined });
    expect(charges).toHaveLength(1);
  });

  test('C-22: what another tab paid of it meanwhile is told first, and nothing is charged', async () => {
    const { services, charges } = securedDevice({ kind: 'paid' });
    await payOnce(secured, part(300_000), services);
    expect(await payOnce(secured, part(300_000), services)).toMatchObject({
      notice: { kind: 'paid-meanwhile' },
    });
    expect(charges).toHaveLength(1);
  });

  test('C-21: a deposit that turns out to be denied is called that, and nothing is charged', async () => {
    const { services, charges } = securedDevice({ kind: 'paid' });
    const verifier = sampleVerifier(async () => ({ kind: 'denied' }));
    expect(await payOnce(secured, rest, { ...services, verifier })).toMatchObject({
      notice: { kind: 'denied' },
      booking: { payments: [{ ...made, status: 'denied' }] },
    });
    expect(charges).toEqual([]);
  });

  test('C-22: after a closed card form for a part, or a transfer under way, no further card form opens unasked', async () => {
    const closed = securedDevice({ kind: 'closed-after-shown' });
    expect(await payOnce(secured, part(300_000), closed.services)).toMatchObject({
      notice: { kind: 'closed-after-shown' },
    });
    expect(await payOnce(secured, rest, closed.services)).toMatchObject({
      notice: { kind: 'unacknowledged-payments' },
    });
    const pending = securedDevice({ kind: 'pending' });
    const { booking: acknowledged, notice } = await payOnce(secured, part(300_000), pending.services);
    expect(notice).toMatchObject({ kind: 'paid-or-pending', record: { status: 'pending' } });
    expect(await payOnce(acknowledged, rest, pending.services)).toMatchObject({
      notice: { kind: 'paid-or-pending', record: { status: 'pending' } },
    });
    expect([closed.charges.length, pending.charges.length]).toEqual([1, 1]);
  });
});

test('a reference that the payment company refuses as used and paid was paid on another device', async () => {
  const never = {
    ...deposit,
    origin: 'this-device',
    status: 'unresolved',
    reference: invoiceReference(booking.invoice, 1),
    at: now,
  } as const;
  const tried = { ...booking, payments: [never] };
  const refused = {
    kind: 'card-refused',
    about: 'reference',
    reason: 'Duplicate Transaction Reference',
  } as const;
  const paymentsAfter = async (found: FoundPayment) => {
    const { services } = device(refused);
    services.ledger.save(tried);
    let isFirst = true;
    const findByReference = async (): Promise<FoundPayment> => {
      if (!isFirst) return found;
      isFirst = false;
      return { kind: 'unknown', error: new Error('down') };
    };
    const { booking: after } = await payOnce(tried, deposit, {
      ...services,
      verifier: { verifyOwn: async () => ({ kind: 'confirmed' }), findByReference },
    });
    return after.payments;
  };
  expect(await paymentsAfter({ kind: 'paid', naira: 800_000 })).toMatchObject([
    { status: 'confirmed', origin: 'other-device' },
  ]);
  expect(await paymentsAfter({ kind: 'begun', naira: 800_000 })).toMatchObject([
    { ...never, formShown: true },
  ]);
});

test.each([
  ['begun', { kind: 'begun', naira: 800_000 }],
  ['not answered', { kind: 'unknown', error: new Error('down') }],
] satisfies [string, FoundPayment][])(
  'C-22: a card form that was given up before it showed, and is registered all the same, is asked about (look-up: %s)',
  async (_, found) => {
    const { services } = device({ kind: 'closed-before-shown' });
    const { booking: left } = await payOnce(booking, deposit, services);
    expect(left.payments).toEqual([]);
    const refusal = { kind: 'card-refused', about: 'reference', reason: 'Duplicate Reference' } as const;
    const { booking: after, notice } = await payOnce(left, full, {
      ...services,
      payment: device(refusal).services.payment,
      verifier: {
        verifyOwn: async () => ({ kind: 'failed' }),
        findByReference: async (reference) =>
          reference === invoiceReference(booking.invoice, 1) ? found : { kind: 'none' },
      },
    });
    expect(notice).toMatchObject({ kind: 'unacknowledged-payments' });
    expect(after.payments).toMatchObject([{ status: 'unresolved' }]);
  },
);

test('C-22: a payment by somebody else under the reference of a card form given up here is shown as somebody else’s', async () => {
  const { services } = device({ kind: 'closed-before-shown' });
  const { booking: left } = await payOnce(booking, deposit, services);
  const findByReference = async (reference: string): Promise<FoundPayment> =>
    reference === invoiceReference(booking.invoice, 1) ? { kind: 'paid', naira: 800_000 } : { kind: 'none' };
  const verifier = { verifyOwn: async () => ({ kind: 'confirmed' }) as const, findByReference };
  const { booking: after } = await payOnce(left, deposit, { ...services, verifier });
  expect(after.payments).toMatchObject([{ status: 'confirmed', origin: 'other-device' }]);
});

const paidDeposit: HallPayment = { ...sampleDeposit, reference: 'D', at: now, mail: 'sent' };

const down = async () => {
  throw new Error('down');
};
const order = { choice: 'balance', naira: 900_000 } as const;

test('a balance that cannot be paid because something broke is not paid, and that is reported', async () => {
  const secured = { ...sampleBooking, payments: [paidDeposit] };
  const { services, report, notify } = sampleHallServices(now);
  const latest = () => {
    throw new Error('broken');
  };
  const broken = { ...services, ledger: { ...services.ledger, latest } };
  expect(await payBalance(broken, secured, order)).toBe(false);
  expect(report).toHaveBeenCalledOnce();
  expect(notify).toHaveBeenCalledWith('error', toastTexts.somethingWentWrong);
});

test('a balance is not charged before the visitor was asked about a reported payment, even if the check fails', async () => {
  const aunt = reportedPayment({ reference: 'A', naira: 300_000, by: 'Aunt Bisi' }, now);
  const secured = { ...sampleBooking, payments: [paidDeposit, aunt] };
  const { services, charges, dispatch, report } = sampleHallServices(now, {
    verifier: { verifyOwn: down, findByReference: down },
  });
  expect(await payBalance(services, secured, order)).toBe(false);
  expect(dispatch).toHaveBeenCalledWith({ type: 'pay-clicked', booking: secured, order });
  expect(charges).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});
