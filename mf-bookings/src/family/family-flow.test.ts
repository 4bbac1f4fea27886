import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit } from '../../test/sample-booking.ts';
import { invoiceFragment } from '../hall/link/invoice-fragment.ts';
import { sharedInvoice } from '../hall/link/invoice-link.ts';
import { receiptStage } from '../payment/payment-flow.ts';
import { type FamilyFlow, initialFamilyFlow, clearProblem } from './family-flow.ts';
import { readInvitation, readReceiptFragment, receiptFragment } from './invitation.ts';

const announced = { ...sampleDeposit, ...sharedInvoice(sampleBooking), status: 'pending', at: 1 } as const;
const start = initialFamilyFlow([]);

test('editing a field clears its problem and no other', () => {
  const both: FamilyFlow = {
    stage: 'form',
    notice: { kind: 'problems', problems: { name: 'Enter your name', email: 'Enter an address' } },
  };
  const one = clearProblem(both, 'name');
  expect(one).toEqual({
    stage: 'form',
    notice: { kind: 'problems', problems: { email: 'Enter an address' } },
  });
  expect(clearProblem(one, 'email')).toEqual(start);
  expect(clearProblem(start, 'name')).toBe(start);
});

test('a notice about a payment stays while the form is edited', () => {
  const closed: FamilyFlow = { stage: 'form', notice: { kind: 'closed-before-shown' } };
  expect(clearProblem(closed, 'name')).toBe(closed);
});

test('a refusal of the address is cleared when the address is edited', () => {
  const refused: FamilyFlow = {
    stage: 'form',
    notice: { kind: 'card-refused', about: 'email', reason: 'no' },
  };
  expect(clearProblem(refused, 'name')).toBe(refused);
  expect(clearProblem(refused, 'email')).toEqual(start);
});

test('each of two payments for one link opens its own receipt; an address that names none opens the most certain one', () => {
  const paid = (reference: string) => ({ ...announced, status: 'paid', reference }) as const;
  const kept = [paid('R-2'), paid('R-1')];
  const opened = (fragment: string) => {
    const { invoice, reference } = readReceiptFragment(fragment);
    expect(readInvitation(invoice, announced.invoice.issuedAt).kind).toBe('open');
    return initialFamilyFlow(kept, reference);
  };
  for (const record of kept) expect(opened(receiptFragment(record))).toEqual(receiptStage(record, false));
  expect(opened(invoiceFragment(announced))).toEqual(receiptStage(paid('R-2'), false));
  expect(opened(receiptFragment(paid('R-9')))).toEqual(receiptStage(paid('R-2'), false));
});
