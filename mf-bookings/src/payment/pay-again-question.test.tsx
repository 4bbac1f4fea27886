import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayAgainQuestion } from './pay-again-question.tsx';
import type { ToldPayment } from './standing-words.ts';

const paid: ToldPayment = { state: 'paid', reference: 'R-1', naira: 800_000, at: 1, choice: 'deposit' };

/** What its buttons say. */
function ways(naira: number, payment: ToldPayment = paid): string[] {
  const nothing = () => {};
  const html = renderToStaticMarkup(
    <PayAgainQuestion
      earlier={[payment]}
      what="for Ambali Hall"
      naira={naira}
      onShow={nothing}
      onPayAgain={nothing}
      onLeave={nothing}
    />,
  );
  return [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words = '']) => words);
}

test('C-22: the same sum is paid again, another one as well', () => {
  expect(ways(800_000)).toEqual(['Show the receipt', 'Pay again, ₦800,000']);
  expect(ways(900_000)).toEqual(['Show the receipt', 'Pay ₦900,000 as well']);
  expect(ways(900_000, { ...paid, choice: 'other-device' })).toEqual([
    'Do not pay now',
    'Pay all the same, ₦900,000',
  ]);
});

test('C-22: nothing is paid over a transfer that is on its way', () => {
  expect(ways(800_000, { ...paid, state: 'pending' })).toEqual(['Show the receipt']);
});
