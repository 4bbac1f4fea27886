import postcss from 'postcss';
import { expect, test } from 'vitest';
import { scopedStyles } from './scoped-styles.ts';

const scoped = (text: string) => postcss([scopedStyles('mf-x')]).process(text, { from: undefined }).css;
const part = ":where([data-part^='mf-x/'])";

test.each([
  ['h1 {}', `${part} h1 {}`],
  ['h1, .seat > a:hover {}', `${part} h1, ${part} .seat > a:hover {}`],
  [':root { --gap: 4px }', `${part} { --gap: 4px }`],
  ['html.dark a {}', `${part}.dark a {}`],
  ['body-map {}', `${part} body-map {}`],
  ['@media print { p {} }', `@media print { ${part} p {} }`],
  ['@layer utilities { .flex {} }', `@layer utilities { ${part} .flex {} }`],
  ['.card { & a {} }', `${part} .card { & a {} }`],
  ['@keyframes turn { from {} 50% {} }', '@keyframes turn { from {} 50% {} }'],
  ["@font-face { font-family: 'X' }", "@font-face { font-family: 'X' }"],
])('%s is held to the parts of its remote', (text, held) => {
  expect(scoped(text)).toBe(held);
});
