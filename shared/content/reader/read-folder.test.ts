import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { count, dayOrMonth, line } from './field-kinds.ts';
import { readFolder } from './read-folder.ts';

const head = z.strictObject({
  title: line.describe('what it is called'),
  date: dayOrMonth.describe('a day, such as 2024-01-15, or a month, such as 2024-01'),
  seats: count.optional().describe('a number, or left out'),
});

function folderOf(files: Readonly<Record<string, string>>): URL {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

const good = '---\ntitle: Drums\ndate: 2024-01\n---\n\nThey **came** home.\n';

function problemsOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  try {
    readFolder(folder, head);
  } catch (error) {
    return String(error);
  }
  return 'none';
}

test('a file is its head, its text and its name; examples and hidden files are not shown', () => {
  const read = readFolder(folderOf({ 'drums.md': good, '_example.md': good, '.DS_Store': 'x' }), head);
  expect(read).toEqual([
    {
      id: 'drums',
      title: 'Drums',
      date: '2024-01',
      body: [
        {
          kind: 'paragraph',
          spans: [
            { kind: 'plain', text: 'They ' },
            { kind: 'strong', text: 'came' },
            { kind: 'plain', text: ' home.' },
          ],
        },
      ],
    },
  ]);
});

test('a file from another system is read: its line ends and its byte order mark', () => {
  const [read] = readFolder(folderOf({ 'a.md': `\uFEFF${good.replaceAll('\n', '\r\n')}` }), head);
  expect(read?.title).toBe('Drums');
  expect(read?.body).toHaveLength(1);
});

test('a file in another encoding is refused, because its accents are lost', () => {
  const folder = folderOf({ 'a.md': '' });
  writeFileSync(new URL('a.md', folder), Buffer.from(good.replace('Drums', 'Café'), 'latin1'));
  expect(() => readFolder(folder, head)).toThrow(
    'a.md: it is not saved as UTF-8: save it with that encoding',
  );
});

test.each([
  ['title: Drums', 'titel: Drums', 'a.md: “titel” is not known; the keys are title, date, seats'],
  ['title: Drums', 'titel: Drums', 'a.md: “title” is missing; it must be what it is called'],
  [
    '2024-01',
    '15/1/2024',
    'a.md: “date” is "15/1/2024"; it must be a day, such as 2024-01-15, or a month, such as 2024-01',
  ],
  ['2024-01', '2024-02-30', 'a.md: “date” is "2024-02-30"; it must be a day'],
  ['2024-01', '2024-01\nseats: many', 'a.md: “seats” is "many"; it must be a number, or left out'],
  ['title: Drums', 'title: Drums: home', 'a.md: line 2 cannot be read; write “key: value”'],
  ['---\n\n', '\n\n', 'a.md: it must begin with a head between two lines of ---'],
  ['They', '![A drum](drum.jpg)', 'a.md: line 6: “image” is not known; allowed are paragraphs'],
  ['They', '<b>They</b>', 'a.md: line 6: “html” is not known'],
  ['They', '# They', 'a.md: line 6: a heading has two signs: ## The heading'],
  ['They', '[They](javascript:alert)', 'a.md: line 6: a link leads to “javascript:alert”; allowed are'],
  ['They', '[They](/media/news)', 'allowed are the name of a page (mf-forms/contact)'],
])('with “%s” as “%s” a file is refused: %s', (before, after, sentence) => {
  expect(problemsOf({ 'a.md': good.replace(before, () => after) })).toContain(sentence);
});

test.each(['News.md', 'the news.md', 'news.txt', 'news.MD', 'news.docx'])(
  'the name %s is refused',
  (name) => {
    expect(problemsOf({ [name]: good })).toContain(
      `${name}: the name must be of small letters, digits and hyphens, and end in .md`,
    );
  },
);

test('an example is checked too, and all problems of all files are told at once', () => {
  const problems = problemsOf({ 'a.md': good.replace('title', 'x'), '_b.md': good.replace('date', 'y') });
  expect(problems).toContain('a.md: “x”');
  expect(problems).toContain('_b.md: “y”');
});
