import { brand } from '@venue/shared/venue/contacts.ts';
import { expect, test } from 'vitest';
import { paymentSteps } from './when-you-pay.tsx';

const options = { total: 75_000, checksFirst: true, hasRefundPromise: true, startsBeforeAnswer: false };
const night = { unit: 'night' } as const;

test('the steps say what is checked, paid and confirmed, in that order', () => {
  expect(paymentSteps(night, options)).toMatchObject([
    {
      name: 'We check your dates',
      text: 'Before the card form opens. If they are taken, you pay nothing.',
    },
    { name: 'You pay by card', text: '₦75,000, once. You get a receipt with a reference straight away.' },
    {
      name: `${brand.name} confirms`,
      text: 'After you pay. Our check shows that your dates are free, but does not hold them for you.',
    },
  ]);
});

test('for the concert space, the steps speak of one day', () => {
  expect(paymentSteps({ unit: 'day' }, options).at(-1)?.text).toMatch(
    /that your day is free, but does not hold it for you\./,
  );
});

test('nothing is checked first if the reservation service does not know the place', () => {
  expect(paymentSteps(night, { ...options, checksFirst: false })[0]).toMatchObject({
    name: 'You pay by card',
  });
});

test('without a promise about dates that are taken, visitors are told to ask', () => {
  expect(paymentSteps(night, { ...options, hasRefundPromise: false }).at(-1)?.text).toMatch(
    /Ask before you pay what happens to your money if we can’t\.$/,
  );
});

test('visitors whose stay begins before an answer is due are told to call first', () => {
  const [, , last] = paymentSteps(night, { ...options, startsBeforeAnswer: true });
  expect(last?.text).toMatch(
    /Your booking starts before our answer is due, so call us before you set out\.$/,
  );
});
