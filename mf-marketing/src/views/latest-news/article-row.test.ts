import { expect, test } from 'vitest';
import { firstSentence } from './article-row.tsx';

test('MD-04: a teaser ends with its first sentence', () => {
  expect(firstSentence('The hall is free. Check a date.')).toBe('The hall is free.');
  expect(firstSentence('It costs ₦1.5 million! Call.')).toBe('It costs ₦1.5 million!');
  expect(firstSentence('No stop at all')).toBe('No stop at all');
});
