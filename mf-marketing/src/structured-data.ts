import type { JobPosting, WithContext, NewsArticle } from 'schema-dts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PageData } from '@venue/shared/contract/remote.tsx';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { isOpenOn } from '@venue/shared/venue/closing-date.ts';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { type Opening, openings } from '@venue/shared/venue/openings.ts';
import { plainText } from './content/news/article-text.ts';
import { longArticle, otherArticles, type Article } from './content/news/news.ts';

const hoursOf: Readonly<Record<NonNullable<Opening['hours']>, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
};

function jobPosting(
  { id, job, posts, posted, closes, hours, body }: Opening,
  siteUrl: string,
): WithContext<JobPosting> {
  const need = `${counted(posts, 'person is', 'people are')} needed as ${job} at ${brand.name} in ${place.town}.`;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job,
    description: body.length > 0 ? plainText(body) : need,
    datePosted: posted,
    ...(closes !== undefined && { validThrough: closes }),
    ...(hours !== undefined && { employmentType: hoursOf[hours] }),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: id },
    totalJobOpenings: posts,
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: `${siteUrl}/` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: place.road,
        addressLocality: place.town,
        addressRegion: place.state,
        addressCountry: place.country,
      },
    },
  };
}

/** The jobs open on the day of composition. */
export const jobData: PageData = (siteUrl) =>
  openings
    .filter((opening) => isOpenOn(opening, siteFacts().composedOn))
    .map((opening) => jobPosting(opening, siteUrl));

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
