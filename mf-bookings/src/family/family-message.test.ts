import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit } from '../../test/sample-booking.ts';
import { sharedInvoice } from '../hall/link/invoice-link.ts';
import type { FamilyRecord } from './family-ledger.ts';
import { familyMessage } from './family-message.ts';

const at = sampleBooking.invoice.issuedAt + 3_600_000;
const record: FamilyRecord = {
  ...sampleDeposit,
  ...sharedInvoice(sampleBooking),
  reference: 'R-1',
  at,
  payer: { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' },
};

test('C-21: the message names amount, reference and payer, and never claims a payment that was not seen or confirmed', () => {
  expect(familyMessage(record)).toBe(
    'I paid ₦800,000 (deposit and caution) for Ambali Hall, Saturday 20 March 2027, invoice 481902. Reference R-1. Paid by Tunde Bello',
  );
  const others = [
    [{ status: 'denied' }, 'My payment is not confirmed yet, so please do not count on it:'],
    [{ status: 'pending' }, 'My transfer is on its way:'],
    [{ status: 'unresolved' }, 'I may have paid'],
  ] as const;
  for (const [change, text] of others) {
    const message = familyMessage({ ...record, ...change });
    expect(message).toContain(`${text} ₦800,000`);
    expect(message).not.toContain('I paid');
  }
});

test('I-12: the message of a payment after the invoice expired says so', () => {
  expect(familyMessage({ ...record, at: at + 24 * 3_600_000 })).toContain(
    'The invoice had already expired: ask',
  );
});
