import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit, samplePart } from '../../../test/sample-booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { balanceDueSentence, balanceDueText, payBalanceLabel, payState, stampText } from './paid-and-due.ts';

const on = (day: string) => Date.parse(`${day}T09:00:00Z`);
const late = { ...sampleBooking, details: { ...sampleBooking.details, endTime: '22:00' } };

test('TC-02, TC-03: the balance is due thirty days before, today, overdue, or at once', () => {
  expect(balanceDueSentence(sampleBooking, on('2027-02-17'))).toBe('It is due by Thu 18 Feb 2027.');
  expect(balanceDueSentence(sampleBooking, on('2027-02-18'))).toBe('It is due today.');
  expect(balanceDueSentence(sampleBooking, on('2027-02-19'))).toBe(
    'It was due on Thu 18 Feb 2027: please pay it now.',
  );
  const soon = { ...sampleBooking, details: { ...sampleBooking.details, eventDate: '2026-12-12' } };
  expect(balanceDueSentence(soon, on('2026-11-22'))).toBe('It is due at once.');
  expect([sampleBooking, soon].map(balanceDueText)).toEqual(['by Thu 18 Feb 2027', 'due at once']);
});

test('TC-02, TC-04: nothing was due before a hall was moved to its day', () => {
  const from = { from: '2027-03-20', to: '2027-03-20' };
  const at = on('2027-02-10');
  const changes = { moved: [{ from, at, requestedAt: at }] };
  const movedTo = (eventDate: string) => ({
    ...sampleBooking,
    changes,
    details: { ...sampleBooking.details, eventDate },
  });
  expect(balanceDueSentence(movedTo('2027-02-27'), on('2027-02-11'))).toBe('It is due at once.');
  expect(balanceDueSentence(movedTo('2027-03-12'), on('2027-02-10'))).toBe('It is due today.');
});

test('the button names what it pays and its sum', () => {
  expect(payBalanceLabel({ ...sampleBooking, payments: [sampleDeposit] })).toBe('Pay the balance, ₦900,000');
  expect(payBalanceLabel({ ...late, payments: [sampleDeposit] })).toBe('Pay the balance, ₦950,000');
  expect(
    payBalanceLabel({ ...late, payments: [{ ...sampleDeposit, choice: 'full', naira: 1_700_000 }] }),
  ).toBe('Pay the late hours, ₦50,000');
});

function stamped(payment: Partial<HallPayment>): string | undefined {
  return stampText({ ...sampleBooking, payments: [{ ...sampleDeposit, ...payment }] });
}

test('an invoice is stamped with what was paid', () => {
  expect(stamped({ choice: 'deposit' })).toBe('Deposit paid');
  expect(stamped({ choice: 'full', naira: 1_700_000 })).toBe('Paid in full');
});

test('C-21: nothing is stamped before a payment, nor while it is on its way or not confirmed', () => {
  expect(stampText(sampleBooking)).toBeUndefined();
  expect(stamped({ status: 'unresolved' })).toBeUndefined();
  expect(stamped({ status: 'pending' })).toBeUndefined();
  expect(stamped({ status: 'denied' })).toBeUndefined();
});

test('I-12: only an invoice that can still be paid has an end', () => {
  expect(payState(sampleBooking)).toBe('payable');
  expect(payState({ ...sampleBooking, payments: [sampleDeposit] })).toBe('paid');
});

test('whatever it was paid in: in full once nothing is owed, and but for the late hours before', () => {
  const parts = [samplePart(800_000), samplePart(300_000), samplePart(600_000)];
  expect(stampText({ ...sampleBooking, payments: parts.slice(0, 2) })).toBe('Deposit paid');
  expect(stampText({ ...sampleBooking, payments: parts })).toBe('Paid in full');
  expect(stampText({ ...late, payments: parts })).toBe('Rental paid');
});
