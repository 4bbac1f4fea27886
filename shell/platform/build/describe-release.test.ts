import { expect, test } from 'vitest';
import { namesIn } from './describe-release.ts';

test('names are found in whatever quotes a minifier leaves', () => {
  const code =
    'let a=e("mf-forms/contact"),b=e(`mf-bookings/hall-booking`);i(t,{of:"mf-forms/newsletter"});h(\'mf-forms/quote\')';
  expect(namesIn(code)).toEqual([
    'mf-forms/contact',
    'mf-bookings/hall-booking',
    'mf-forms/newsletter',
    'mf-forms/quote',
  ]);
});

test('addresses, files and class names are not part names', () => {
  const code = 'x("/mf-forms/contact","mf-forms__sc-1a2b3c-0","mf-forms/assets/a.js","./mf-forms/contact")';
  expect(namesIn(code)).toEqual([]);
});

test.each(['e(`mf-forms/${t}`)', 'e("mf-forms/"+t)', 'e(`mf-forms/con`+t)', 'e("mf-forms/".concat(t))'])(
  'a name built up from parts is refused: %s',
  (code) => {
    expect(() => namesIn(code)).toThrow('is built up from parts; write each name out');
  },
);
