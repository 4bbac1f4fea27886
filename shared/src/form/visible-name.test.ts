import { expect, test } from 'vitest';
import { isVisibleName } from './visible-name.ts';

test.each(['Adé', 'Ṣẹ̀yí'.normalize('NFD'), '明', '7'])('%s shows', (name) => {
  expect(isVisibleName(name)).toBe(true);
});

test.each(['', '  ', '\u0301\u0323', '\u200B', '—'])('marks and blanks alone are no name', (name) => {
  expect(isVisibleName(name)).toBe(false);
});
