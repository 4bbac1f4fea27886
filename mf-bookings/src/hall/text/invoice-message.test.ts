import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { invoiceMessage } from './invoice-message.ts';

const bank = { bank: 'Sample Bank', accountNumber: '0000 000 000', accountName: 'Sample Account' };

test('the text has who, what, sums, where to transfer and the dates', () => {
  const { subject, text } = invoiceMessage(sampleBooking, bank);
  expect(subject).toBe('Invoice 481902');
  for (const line of [
    'Invoice to: Morenikeji Bello',
    'Event date: 20/03/2027',
    'Full payment: ₦1,700,000',
    'Account number: 0000 000 000',
    'Thu 18 Feb 2027: Balance of ₦900,000.',
  ]) {
    expect(text).toContain(`\n${line}`);
  }
});

test('a full payment leaves nothing to transfer', () => {
  const at = sampleBooking.invoice.issuedAt;
  const paid = { ...sampleDeposit, choice: 'full', naira: 1_700_000, reference: 'ARIYA-9', at } as const;
  const { text } = invoiceMessage({ ...sampleBooking, payments: [paid] }, bank);
  expect(text).toContain('reference ARIYA-9');
  expect(text).not.toContain('Account number');
});
