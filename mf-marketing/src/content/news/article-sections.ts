import { withFacts } from '../facts.ts';
import type { ArticleBody } from './news.ts';

export type ArticleSection = { title: string; text: ArticleBody };

export type ArticleParts = {
  /** Its first paragraph, in plain words; '' where it begins otherwise. */
  lede: string;
  /** What else stands before the first heading. */
  opening: ArticleBody;
  sections: readonly ArticleSection[];
};

function plainText([first]: ArticleBody): string {
  return first?.kind === 'paragraph' ? first.spans.map(({ text }) => withFacts(text)).join('') : '';
}

/** Parts an article at its headings. */
export function articleSections(body: ArticleBody): ArticleParts {
  const lede = plainText(body);
  const starts = body.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  const sections = starts.map((start, index) => {
    const heading = body[start];
    const title = heading?.kind === 'heading' ? withFacts(heading.text) : '';
    return { title, text: body.slice(start + 1, starts[index + 1]) };
  });
  return { lede, opening: body.slice(lede === '' ? 0 : 1, starts[0]), sections };
}
