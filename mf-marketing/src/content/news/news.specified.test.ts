import { expect, test } from 'vitest';
import { articleParts } from './article-text.ts';
import { articles, featuredArticle, longArticle, otherArticles } from './news.ts';

const { intro, sections } = articleParts(longArticle.body);

test('MD-03: the newest article with a page of its own is featured, and all others stand below, newest first', () => {
  expect(featuredArticle?.path).toBe('/media/latest-news/1');
  expect([featuredArticle, ...otherArticles]).toHaveLength(articles.length);
  const dates = otherArticles.map(({ dateTime }) => dateTime);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('MD-05: the first edition, on the second day of a 2023 holiday', () => {
  for (const words of ['first edition', 'cultural festival', 'second day', '2023', 'holiday'])
    expect(intro).toContain(words);
});

test('MD-06: sponsors are invited for 2024', () => {
  expect(JSON.stringify(sections.at(-1)?.text)).toMatch(/2024.*invite sponsors/);
});
