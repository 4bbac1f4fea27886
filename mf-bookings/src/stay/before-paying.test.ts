import { expect, test } from 'vitest';
import { beforePaying } from './before-paying.ts';

const asked = (asksFirst: boolean) => beforePaying({ unit: 'night' }, { total: 75_000, asksFirst });

test('who pays reads first what is checked, paid and confirmed, in that order', () => {
  expect(asked(true)).toMatchObject([
    {
      name: 'Checked first',
      text: 'Whether the room is free. If it is taken, you pay nothing',
    },
    { name: 'Paid here', text: '₦75,000, by card, once' },
    { name: 'Receipt at once', text: 'With a reference' },
    {
      name: 'Confirmed by the venue',
      text: 'The room itself, after the payment',
    },
  ]);
});

test('nothing is checked first where the reservation service does not know the place', () => {
  expect(asked(false)[0]).toMatchObject({ name: 'Paid here' });
});
