import { expect, test } from 'vitest';
import { articleParts, pageDescription } from './article-text.ts';
import type { ArticleBody } from './news.ts';

const paragraph = (text: string): ArticleBody[number] => ({
  kind: 'paragraph',
  spans: [{ kind: 'plain', text }],
});
const list: ArticleBody[number] = {
  kind: 'list',
  ordered: false,
  items: [[{ kind: 'plain', text: 'A drum' }]],
};

test('the first paragraph is the intro, and is not said twice', () => {
  const [first, second] = [paragraph('It began.'), paragraph('It went on.')];
  expect(articleParts([first, second])).toEqual({ intro: 'It began.', opening: [second], sections: [] });
});

test('an article that begins with a list or a heading loses nothing of it', () => {
  expect(articleParts([list, paragraph('It went on.')])).toMatchObject({ intro: '', opening: [list, {}] });
  const body: ArticleBody = [{ kind: 'heading', text: 'Sponsors' }, list];
  expect(articleParts(body)).toEqual({
    intro: '',
    opening: [],
    sections: [{ title: 'Sponsors', text: [list] }],
  });
});

test('what fits stays as it is; of more the whole sentences stay, and of one long sentence its words', () => {
  const sentence = `${'a word '.repeat(15)}ends.`;
  expect(pageDescription(sentence)).toBe(sentence);
  expect(pageDescription(`${sentence} ${sentence}`)).toBe(sentence);
  const long = pageDescription('a word '.repeat(40));
  expect(long.length).toBeLessThanOrEqual(158);
  expect(long).toMatch(/^a word .* (?:a|word)…$/);
});
