import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { articles as files } from '../../../content/news.data.ts';
import { pictureByName } from '../../media/picture-by-name.ts';
import { withFacts } from '../facts.ts';
import { addressOfPage } from '../links.ts';
import { monthOrDay } from '../time-in-words.ts';

/** The text of an article, with facts in braces. */
export type ArticleBody = (typeof files)[number]['body'];

export type Article = {
  /** Its anchor on the news page: `festival`. */
  id: string;
  title: string;
  /** `January 2024`; `dateTime` is `2024-01`. */
  date: string;
  dateTime: string;
  picture: PictureRecord;
  caption: string;
  summary: string;
  body: ArticleBody;
  link: { title: string; path: string };
  /** Without a page of its own, Read now opens it in place (MD-04, D-18). */
  path: string | undefined;
  /** Drawn below the first section of its page. */
  drawing: 'drum-greeting' | undefined;
};

function articleOf(file: (typeof files)[number]): Article {
  return {
    id: file.id,
    title: withFacts(file.title),
    date: monthOrDay(file.date),
    dateTime: file.date,
    picture: pictureByName(file.picture),
    caption: withFacts(file.caption),
    summary: withFacts(file.summary),
    body: file.body,
    link: { title: withFacts(file.linkText), path: addressOfPage(file.next) },
    path: file.page === undefined ? undefined : addressOfPage(file.page),
    drawing: file.drawing,
  };
}

/** Newest first. Each is a file in `content/news`. */
export const articles: readonly Article[] = files.map(articleOf);

/** The newest article with a page of its own (MD-03), if there is one. */
export const featuredArticle: Article | undefined = articles.find(({ path }) => path !== undefined);

export const otherArticles: readonly Article[] = articles.filter((article) => article !== featuredArticle);

function longest(): Article {
  const article = featuredArticle ?? articles[0];
  if (!article) throw new Error('mf-marketing/content/news needs one article at least');
  return article;
}

/** The article that `/media/latest-news/1` shows. */
export const longArticle: Article = longest();
