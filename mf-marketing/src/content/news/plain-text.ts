import { withFacts } from '../facts.ts';
import type { ArticleBody } from './news.ts';

/** The words of a text, a line for each of its blocks. */
export function plainText(body: ArticleBody): string {
  return body
    .map((block) => {
      if (block.kind === 'heading') return withFacts(block.text);
      const lines = block.kind === 'list' ? block.items : [block.spans];
      return lines.map((spans) => spans.map(({ text }) => withFacts(text)).join('')).join('\n');
    })
    .join('\n');
}
