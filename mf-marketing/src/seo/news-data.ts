import type { NewsArticle, WithContext } from 'schema-dts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PageData } from '@venue/shared/contract/remote.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { longArticle, otherArticles, type Article } from '../content/news/news.ts';
import { plainText } from '../content/news/article-text.ts';

function newsArticle(article: Article, siteUrl: string): WithContext<NewsArticle> {
  const organization = { '@type': 'Organization', name: brand.name, url: `${siteUrl}/` } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.dateTime,
    image: siteUrl + article.picture.webp,
    url: siteUrl + (article.path ?? `${addressOf('mf-marketing/latest-news')}#${article.id}`),
    articleBody: plainText(article.body),
    author: organization,
    publisher: organization,
  };
}

/** The articles without a page of their own. */
export const newsData: PageData = (siteUrl) => otherArticles.map((article) => newsArticle(article, siteUrl));

export const longArticleData: PageData = (siteUrl) => [newsArticle(longArticle, siteUrl)];
