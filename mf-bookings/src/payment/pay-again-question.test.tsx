import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayAgainQuestion } from './pay-again-question.tsx';
import type { DisplayedPayment } from './payment-status-text.ts';

const paid: DisplayedPayment = {
  origin: 'this-device',
  status: 'paid',
  reference: 'R-1',
  naira: 800_000,
  at: 1,
};

function question(naira: number, earlier: readonly DisplayedPayment[]): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    <PayAgainQuestion
      earlier={earlier}
      what="for Ambali Hall"
      naira={naira}
      onShow={nothing}
      onPayAgain={nothing}
      onLeave={nothing}
    />,
  );
}

function ways(naira: number, payment: DisplayedPayment = paid): string[] {
  const buttons = question(naira, [payment]).matchAll(/<button[^>]*>([^<]*)</g);
  return [...buttons].map(([, text = '']) => text);
}

test('C-22: every payment is described, including those of other devices', () => {
  const others: DisplayedPayment = { ...paid, reference: 'R-2', naira: 300_000, origin: 'other-device' };
  const html = question(600_000, [paid, others]);
  for (const text of ['R-1', 'R-2', '₦800,000', '₦300,000']) expect(html).toContain(text);
});

test('C-22: the same amount is paid “again”, a different one “as well”', () => {
  expect(ways(800_000)).toEqual(['Show the receipt', 'Pay ₦800,000 again']);
  expect(ways(900_000)).toEqual(['Show the receipt', 'Pay ₦900,000 as well']);
  expect(ways(900_000, { ...paid, origin: 'other-device' })).toEqual([
    'Do not pay now',
    'Pay ₦900,000 anyway',
  ]);
});

test('C-21, C-22: nothing is paid while a transfer is pending, or after a denied payment', () => {
  const denied: DisplayedPayment = { ...paid, status: 'denied' };
  expect(ways(800_000, { ...paid, status: 'pending' })).toEqual(['Show the receipt']);
  expect(ways(800_000, denied)).toEqual(['Show the receipt']);
  expect(question(800_000, [denied])).toMatch(/We cannot find your payment.*records do not match/s);
});
