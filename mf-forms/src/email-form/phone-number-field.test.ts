// @vitest-environment happy-dom

import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { drawAlone } from '@venue/shared/ui/sample-root.ts';
import { localDigits, PhoneNumberField } from './phone-number-field.tsx';

test.each([
  ['0803 123 4567', '08031234567'],
  ['0803.123.4567', '08031234567'],
  ['0803,123,4567', '08031234567'],
  ['0803\u00A0123\u20114567', '08031234567'],
  ['☎ 0803/123/4567', '08031234567'],
  ['\u202A+234 803 123 4567\u202C', '08031234567'],
  ['+2348031234567', '08031234567'],
  ['2348031234567', '08031234567'],
  ['00 234 803-123-4567', '08031234567'],
  ['009 234 803 123 4567', '08031234567'],
  ['+234 (0)803 123 4567', '08031234567'],
  ['＋２３４　８０３　１２３　４５６７', '08031234567'],
  ['+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧', '08031234567'],
  ['०८०३१२३४५६७', '08031234567'],
  ['+234 1 234 5678', '012345678'],
  ['+234 37 123 456', '037123456'],
  ['8031234567', '8031234567'],
  ['+44 20 7946 0958', '442079460958'],
  ['0', '0'],
])('D-29, Q-19: %j becomes %j', (typed, digits) => {
  expect(localDigits(typed)).toBe(digits);
});

test.each(['', '+', 'no digits', '+44 20 7946 0000 ext. 5', '0803 123 4567, 0805 765 4321'])(
  'D-29: digits alone do not say %j',
  (typed) => {
    expect(localDigits(typed)).toBeUndefined();
  },
);

test('D-29: a field that has left the page is the browser’s own again', async () => {
  const takeAway = drawAlone(
    createElement(PhoneNumberField, { id: 'phone', name: 'phone', label: 'Phone' }),
    document.body,
  );
  const input = await vi.waitFor(() => {
    const field = document.querySelector('input');
    if (!field || !Object.hasOwn(field, 'value')) throw new Error('not drawn yet');
    return field;
  });
  takeAway();
  await vi.waitFor(() => expect(document.querySelector('input')).toBeNull());
  await vi.waitFor(() => expect(Object.hasOwn(input, 'value')).toBe(false));
  input.value = '+234 803 123 4567';
  expect(input.type).toBe('number');
});
