import { expect, test } from 'vitest';
import { hallExtras } from './hall-extras.ts';

test('K-17, TC-08..13: what is paid besides the rental', () => {
  expect(hallExtras.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    'After 8pm, agreed beforehand: ₦50,000 once',
    'Past the hours agreed: ₦100,000 an hour',
    'Rehearsal past one hour: ₦10,000 an hour',
    'Extra armed guard, five hours or more: ₦35,000 an hour',
    'Extra unarmed guard, five hours or more: ₦25,000 an hour',
  ]);
});
