import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { ReceiptPanel } from './receipt-panel.tsx';

type ReceiptStatus = Pick<ComponentProps<typeof ReceiptPanel>, 'status' | 'confirmation'>;

/** The text of a receipt, without markup. */
function reason(status: ReceiptStatus): string {
  const paid = { at: Date.parse('2026-11-21T15:31:00Z'), from: '2027-03-20' };
  const page = renderToStaticMarkup(
    <ReceiptPanel naira={90_000} reference="ARIYA-R1" paid={paid} {...status}>
      For a stay
    </ReceiptPanel>,
  );
  return page.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
}

test('C-21: a receipt calls a payment successful, and confirmed only once the payment company has it', () => {
  for (const status of ['confirmed', 'paid'] as const) {
    expect(reason({ status })).toContain(toastTexts.paymentSuccessful);
    expect(reason({ status })).toMatch(/₦90,000.*ARIYA-R1/);
  }
  expect(reason({ status: 'confirmed' })).toContain('Confirmed: the payment company has this amount');
  expect(reason({ status: 'paid' })).toContain(
    'we confirm your payment by it. If you have not heard from us by',
  );
});

test('C-21: a denied payment or a pending transfer is not called paid, and not asked for again', () => {
  const confirmation = 'The hall is yours';
  const denied = reason({ status: 'denied', confirmation });
  expect(denied).toMatch(/Not confirmed ₦90,000.*Please do not pay again.*with this reference/);
  const pending = reason({ status: 'pending', confirmation });
  expect(pending).toMatch(/On its way by transfer ₦90,000.*Please do not pay twice/);
  for (const text of [denied, pending]) expect(text).not.toMatch(/Payment Successful|Confirmed:|is yours/);
});
