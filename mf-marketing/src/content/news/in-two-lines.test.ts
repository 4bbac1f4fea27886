import { expect, test } from 'vitest';
import { inTwoLines } from './in-two-lines.ts';

test('what fits stays as it is; of more the whole sentences stay, and of one long sentence its words', () => {
  const sentence = `${'a word '.repeat(15)}ends.`;
  expect(inTwoLines(sentence)).toBe(sentence);
  expect(inTwoLines(`${sentence} ${sentence}`)).toBe(sentence);
  const long = inTwoLines('a word '.repeat(40));
  expect(long.length).toBeLessThanOrEqual(158);
  expect(long).toMatch(/^a word .* (?:a|word)…$/);
});
