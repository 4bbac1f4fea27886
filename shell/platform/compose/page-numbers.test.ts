import { expect, test } from 'vitest';
import { inPageNumbers } from './page-numbers.ts';

const rules = (number: number, id: string) =>
  `.${id}{top:0}/*!sc*/\ndata-styled.g${number}[id="${id}"]{content:"${id},"}/*!sc*/\n`;
const sheet = (...texts: string[]) => `<style data-styled="true">${texts.join('')}</style>`;

test('what was loaded besides a page leaves no trace in its styles', () => {
  const expected = sheet(rules(1, 'sc-keyframes-a'), rules(2, 'sc-keyframes-b'), rules(3, 'mf-x__sc-1'));
  const one = sheet(rules(3, 'sc-keyframes-b'), rules(20, 'mf-x__sc-1'), rules(31, 'sc-keyframes-a'));
  const other = sheet(rules(2, 'sc-keyframes-a'), rules(8, 'sc-keyframes-b'), rules(44, 'mf-x__sc-1'));
  expect(inPageNumbers(one)).toBe(expected);
  expect(inPageNumbers(other)).toBe(expected);
});

test('components stay in their order, and what stands behind the last one stays there', () => {
  const text = sheet(rules(7, 'b'), rules(9, 'a'), '.c{}');
  expect(inPageNumbers(text)).toBe(sheet(rules(1, 'b'), rules(2, 'a'), '.c{}'));
  expect(inPageNumbers('')).toBe('');
});
