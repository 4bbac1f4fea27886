import type { NewsArticle, WithContext } from 'schema-dts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PageData } from '@venue/shared/contract/remote.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { longArticle, otherArticles, type Article } from '../content/news/news.ts';
import { plainText } from '../content/news/plain-text.ts';

function largest(files: Readonly<Record<number, string>>): string {
  return Object.values(files).at(-1) ?? '';
}

function newsArticle(article: Article, siteUrl: string): WithContext<NewsArticle> {
  const house = { '@type': 'Organization', name: brand.name, url: `${siteUrl}/` } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.dateTime,
    image: siteUrl + largest(article.picture.webp),
    url: siteUrl + (article.path ?? `${addressOf('mf-marketing/latest-news')}#${article.id}`),
    articleBody: plainText(article.body),
    author: house,
    publisher: house,
  };
}

/** The articles that the page of the news opens in place. */
export const newsData: PageData = (siteUrl) => otherArticles.map((article) => newsArticle(article, siteUrl));

/** The article that has a page of its own. */
export const longArticleData: PageData = (siteUrl) => [newsArticle(longArticle, siteUrl)];
