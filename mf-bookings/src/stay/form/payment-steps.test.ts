import { brand } from '@venue/shared/venue/contacts.ts';
import { expect, test } from 'vitest';
import { paymentSteps } from './payment-steps.ts';

const asked = { total: 75_000, checksFirst: true, hasRefundPromise: true, startsBeforeAnswer: false };
const night = { unit: 'night' } as const;

test('who pays reads first what is checked, paid and confirmed, in that order', () => {
  expect(paymentSteps(night, asked)).toMatchObject([
    {
      name: 'Your dates are checked',
      text: 'Before the card form opens. If they are taken, you pay nothing.',
    },
    { name: 'You pay by card', text: '₦75,000, once. The receipt comes at once, with a reference.' },
    {
      name: `${brand.name} confirms`,
      text: 'After the payment: checking does not hold your dates.',
    },
  ]);
});

test('of a day the same is said of the one day', () => {
  expect(paymentSteps({ unit: 'day' }, asked).at(-1)?.text).toMatch(/: checking does not hold your day\./);
});

test('nothing is checked first where the reservation service does not know the place', () => {
  expect(paymentSteps(night, { ...asked, checksFirst: false })[0]).toMatchObject({ name: 'You pay by card' });
});

test('where the venue promises nothing for dates that are taken, who pays is told to ask', () => {
  expect(paymentSteps(night, { ...asked, hasRefundPromise: false }).at(-1)?.text).toMatch(
    /Ask beforehand what becomes of your money if it cannot\.$/,
  );
});

test('who comes before an answer reads before paying that a call comes first', () => {
  const [, , last] = paymentSteps(night, { ...asked, startsBeforeAnswer: true });
  expect(last?.text).toMatch(/It begins before our answer is due: call us before you set out\.$/);
});
