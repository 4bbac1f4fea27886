import { withFacts } from '../facts.ts';
import type { ArticleBody } from './news.ts';

/** The text without its markup, one line for each paragraph, heading or list item. */
export function plainText(body: ArticleBody): string {
  return body
    .map((block) => {
      if (block.kind === 'heading') return withFacts(block.text);
      const lines = block.kind === 'list' ? block.items : [block.spans];
      return lines.map((spans) => spans.map(({ text }) => withFacts(text)).join('')).join('\n');
    })
    .join('\n');
}

export type ArticleSection = { title: string; text: ArticleBody };

export type ArticleParts = {
  /** The first paragraph as plain text; '' if the article begins with something else. */
  intro: string;
  /** The rest before the first heading. */
  opening: ArticleBody;
  sections: readonly ArticleSection[];
};

/** Splits an article at its headings. */
export function articleParts(body: ArticleBody): ArticleParts {
  const intro = body[0]?.kind === 'paragraph' ? plainText(body.slice(0, 1)) : '';
  const starts = body.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  const sections = starts.map((start, index) => ({
    title: plainText(body.slice(start, start + 1)),
    text: body.slice(start + 1, starts[index + 1]),
  }));
  return { intro, opening: body.slice(intro === '' ? 0 : 1, starts[0]), sections };
}

/** Characters of a description that search engines show. */
const limit = 158;

/** As many whole sentences as fit into a search result, or the beginning of the first. */
export function pageDescription(text: string): string {
  if (text.length <= limit) return text;
  const [whole = ''] = /^.*[.?!](?=\s)/.exec(text.slice(0, limit + 1)) ?? [];
  return whole || `${text.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`;
}
