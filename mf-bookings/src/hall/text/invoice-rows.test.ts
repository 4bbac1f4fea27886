import { expect, test } from 'vitest';
import { dayMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit, samplePart } from '../../../test/sample-booking.ts';
import { priceOf } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { invoiceFacts, transferFacts } from './invoice-facts.ts';
import { invoiceLines, invoicePayments } from './invoice-rows.ts';

const late: HallBooking = { ...sampleBooking, details: { ...sampleBooking.details, endTime: '22:00' } };
const at = Date.parse('2026-11-21T15:31:00Z');

function paid(choice: 'deposit' | 'full', status: 'paid' | 'denied' = 'paid') {
  const naira = choice === 'full' ? 1_700_000 : 800_000;
  return {
    ...late,
    payments: [{ ...sampleDeposit, status, choice, naira, at }],
  } satisfies HallBooking;
}

function names(booking: HallBooking): string[] {
  return invoicePayments(booking).map(({ name, remark }) => `${name}: ${remark}`);
}

test('I-03: rental and caution make the full payment', () => {
  const lines = invoiceLines(sampleBooking.terms);
  expect(lines.map(({ naira }) => naira)).toEqual([1_500_000, 200_000]);
  expect(lines.reduce((sum, { naira }) => sum + naira, 0)).toBe(priceOf(sampleBooking).full);
});

test('D-46: late hours stay due after either payment, the balance after the deposit alone', () => {
  const dueWithBalance = 'Late hours: not included, due with the balance: ₦950,000 together';
  const balance = 'Balance: 60% of rental, by Thu 18 Feb 2027';
  const made = 'Paid: 21/11/2026, 16:31, reference R';
  expect(names(late)).toEqual(['Deposit payable now: 40% of rental + caution', balance, dueWithBalance]);
  expect(names(paid('deposit'))).toEqual([made, balance, dueWithBalance]);
  expect(names(paid('full'))).toEqual([made, 'Late hours: not included, by Thu 18 Feb 2027']);
});

test('C-21: while a payment is not confirmed nothing else is asked for', () => {
  expect(names(paid('full', 'denied'))).toEqual(['Not confirmed: 21/11/2026, 16:31, reference R']);
});

test('C-22: while a transfer is on its way the invoice asks for nothing that is in it', () => {
  const under = (choice: 'deposit' | 'full'): HallBooking => {
    const [payment] = paid(choice).payments;
    return { ...sampleBooking, payments: payment ? [{ ...payment, status: 'pending' }] : [] };
  };
  const onItsWay = 'On its way by transfer: reference R';
  expect(names(under('deposit'))).toEqual([onItsWay, 'Balance: 60% of rental, by Thu 18 Feb 2027']);
  expect(names(under('full'))).toEqual([onItsWay]);
});

test('C-22: a transfer of what follows the deposit has its row, and is asked for no second time', () => {
  const [deposit] = paid('deposit').payments;
  if (!deposit) throw new Error('nothing is paid');
  const rows = (choice: 'part' | 'balance', naira: number) => {
    const transfer: HallPayment = { ...deposit, status: 'pending', choice, naira, reference: 'T' };
    return names({ ...late, payments: [deposit, transfer] });
  };
  const made = 'Paid: 21/11/2026, 16:31, reference R';
  const onItsWay = 'On its way by transfer: reference T';
  expect(rows('balance', 950_000)).toEqual([made, onItsWay]);
  expect(rows('part', 300_000)).toHaveLength(4);
});

test('C-22: where to transfer is said as long as anything is left, and no transfer is on its way', () => {
  const bank = { bank: 'Sample Bank', accountNumber: '1', accountName: 'Venue' };
  const said = (booking: HallBooking) => transferFacts(booking, bank).map(({ name }) => name);
  const all = ['Bank', 'Account number', 'Account name', 'Narration'];
  expect(said(late)).toEqual(all);
  expect(said(paid('deposit'))).toEqual(all);
  expect(said({ ...sampleBooking, payments: paid('full').payments })).toEqual([]);
  const [whole] = paid('full').payments;
  if (!whole) throw new Error('nothing is paid');
  expect(said({ ...late, payments: [{ ...whole, status: 'pending' }] })).toEqual([]);
});

test('I-12: what is paid has no end any more', () => {
  const last = (booking: HallBooking) => invoiceFacts(booking).at(-1);
  expect(last(late)).toEqual({ name: 'Valid until', value: '22/11/2026, 16:12, Lagos time' });
  expect(last(paid('full'))).toEqual({ name: 'Paid', value: '21/11/2026, 16:31' });
  expect(last(paid('full', 'denied'))?.name).toBe('Said to be paid');
});

test('every payment has its row; of too many for a page, the earliest share one', () => {
  const made = (naira: number, day: number) =>
    samplePart(naira, { reference: `R${day}`, at: at + day * dayMs });
  const parts = [made(800_000, 0), made(300_000, 1), made(100_000, 2), made(200_000, 3)];
  const booking: HallBooking = { ...sampleBooking, payments: parts };
  const rows = invoicePayments(booking);
  expect(rows.map(({ naira }) => naira)).toEqual([800_000, 300_000, 100_000, 200_000, 300_000]);
  expect(rows.at(-1)).toMatchObject({
    name: 'Balance',
    remark: 'after ₦1,400,000, by Thu 18 Feb 2027',
  });
  expect(invoicePayments(booking, 3).map(({ name, remark, naira }) => [name, remark, naira])).toEqual([
    ['Paid before', '2 payments, 21/11/2026 to 22/11/2026', 1_100_000],
    ['Paid', '23/11/2026, 16:31, reference R2', 100_000],
    ['Paid', '24/11/2026, 16:31, reference R3', 200_000],
    ['Balance', 'after ₦1,400,000, by Thu 18 Feb 2027', 300_000],
  ]);
});

test('payments that were only found are dated by when they were seen, in a shared row too', () => {
  const found = (day: number): HallPayment => ({
    origin: 'other-device',
    reference: `R${day}`,
    naira: 300_000,
    at: at + day * dayMs,
    status: 'confirmed',
  });
  const [own] = paid('deposit').payments;
  const payments = [...(own ? [own] : []), found(1), found(2)];
  expect(invoicePayments({ ...sampleBooking, payments }, 2)[0]?.remark).toBe(
    '2 payments, 21/11/2026 to seen 22/11/2026',
  );
});

test('what came in beyond what is owed is said to come back', () => {
  const twice = { origin: 'this-device', status: 'paid', choice: 'full', naira: 1_700_000, at } as const;
  const rows = invoicePayments({
    ...sampleBooking,
    payments: [
      { ...twice, reference: 'A' },
      { ...twice, reference: 'B' },
    ],
  });
  expect(rows.at(-1)).toMatchObject({ name: 'To be refunded', naira: 1_700_000 });
});

test('a payment that was only found is dated by when it was seen', () => {
  const found = { status: 'paid', origin: 'other-device', naira: 800_000, reference: 'R', at } as const;
  const booking = { ...late, payments: [found] };
  expect(names(booking)[0]).toBe('Paid: Somebody with the link, seen 21/11/2026, 16:31, reference R');
  expect(invoiceFacts(booking).at(-1)).toEqual({ name: 'Paid', value: 'seen 21/11/2026, 16:31' });
});
