import { expect, test } from 'vitest';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { festivalArticle } from './festival-article.ts';
import { featuredArticle, otherArticles } from './news.ts';

test('MD-03: the featured article leads to its page', () => {
  expect(featuredArticle.path).toBe('/media/latest-news/1');
  expect(featuredArticle.title).toBe(festivalArticle.title);
});

test('MD-04: every other article has a summary to open, and none leads to the featured one', () => {
  for (const { summary, link } of otherArticles) {
    expect(summary.length).toBeGreaterThan(100);
    expect(link.path).not.toBe(addressOf('mf-marketing/festival-article'));
  }
});

test('MD-05: the first edition, on the second day of a 2023 holiday', () => {
  for (const words of ['first edition', 'cultural festival', 'second day', '2023', 'holiday'])
    expect(festivalArticle.lede).toContain(words);
});

test('MD-06: sponsors are invited for 2024', () => {
  expect(festivalArticle.sponsors[0]).toMatch(/2024.*invite sponsors/);
});
