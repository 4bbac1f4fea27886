import { expect, test } from 'vitest';
import { thingProblems } from './schema-org.ts';

const article = {
  '@type': 'NewsArticle',
  headline: 'Drums',
  image: 'https://venue.example/a.webp',
  datePublished: '2024-01',
  author: { '@type': 'Organization', name: 'House' },
};

test('what the vocabulary allows passes', () => {
  expect(thingProblems(article)).toEqual([]);
});

test.each([
  [{ headlin: 'Drums' }, 'NewsArticle.headlin: a NewsArticle has no headlin'],
  [{ datePublished: 'in January' }, 'NewsArticle.datePublished is "in January", and not Date or DateTime'],
  [{ author: { '@type': 'Place', name: 'House' } }, 'NewsArticle.author is a Place'],
  [
    { author: { '@type': 'Organization', salary: 3 } },
    'NewsArticle.author.salary: a Organization has no salary',
  ],
  [{ '@type': 'NewsArtikel' }, 'is a “NewsArtikel”, which nobody knows'],
  [{ image: '/a.webp' }, 'NewsArticle.image is "/a.webp"'],
  [{ '@type': 'JobPosting' }, 'JobPosting has no title'],
])('%j is refused: %s', (change, problem) => {
  expect(thingProblems({ ...article, ...change }).join('\n')).toContain(problem);
});
