import { expect, test } from 'vitest';
import { invoiceReference } from './invoice.ts';
import { readTold } from './told-payment.ts';

const invoice = { number: '481902', issuedAt: Date.parse('2026-11-21T15:12:00Z') };
const reference = invoiceReference(invoice, 12);

test('a reference is read out of what was typed, be it in small letters or the whole message', () => {
  for (const typed of [reference, reference.toLowerCase(), `I paid ₦300,000. Reference ${reference}. Bye`]) {
    expect(readTold({ reference: typed, naira: '₦300,000', by: ' Uncle Tunde ' }, invoice)).toEqual({
      kind: 'read',
      told: { reference, naira: 300_000, by: 'Uncle Tunde' },
    });
  }
});

test('a reference of another invoice is not taken, nor anything else that is missing', () => {
  const other = invoiceReference({ ...invoice, number: '481903' }, 1);
  for (const typed of ['', 'T4000001', other]) {
    expect(readTold({ reference: typed, naira: 'much', by: ' ' }, invoice)).toMatchObject({
      kind: 'problems',
      problems: {
        reference: `That is no reference of this invoice: they begin with ${reference.slice(0, -2)}`,
        naira: 'Enter the sum in whole naira, for example ₦300,000',
        by: 'Enter who paid it',
      },
    });
  }
});
