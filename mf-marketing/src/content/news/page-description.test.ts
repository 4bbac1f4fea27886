import { expect, test } from 'vitest';
import { pageDescription } from './page-description.ts';

test('what fits stays as it is; of more the whole sentences stay, and of one long sentence its words', () => {
  const sentence = `${'a word '.repeat(15)}ends.`;
  expect(pageDescription(sentence)).toBe(sentence);
  expect(pageDescription(`${sentence} ${sentence}`)).toBe(sentence);
  const long = pageDescription('a word '.repeat(40));
  expect(long.length).toBeLessThanOrEqual(158);
  expect(long).toMatch(/^a word .* (?:a|word)…$/);
});
