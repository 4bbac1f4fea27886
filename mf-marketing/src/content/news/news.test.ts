import { expect, test } from 'vitest';
import { otherArticles } from './news.ts';

test('MD-04, D-18: every other article has a summary and a text to open in place', () => {
  for (const { summary, body } of otherArticles) {
    expect(summary.length).toBeGreaterThan(50);
    expect(body.length).toBeGreaterThan(0);
  }
});
