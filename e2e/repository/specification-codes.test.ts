import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const skipped = /(?:^|\/)(?:node_modules|dist|\.[a-z]+)(?:\/|$)/;
const text = /\.(?:tsx?|js|css|md|conf|html)$/;

const definition = /^- ([A-Z]{1,2})-(\d{2})(?:\.\.(\d{2}))? /gm;

/** The codes that a checklist defines: a line `- K-01..05 …` stands for five. */
function definedIn(checklist: string): Set<string> {
  return new Set(
    [...checklist.matchAll(definition)].flatMap(([, family = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${family}-${String(Number(first) + index).padStart(2, '0')}`,
      ),
    ),
  );
}

/** Every handwritten file of the repository, by path. */
function writtenFiles(): string[] {
  return readdirSync(repository, { recursive: true, encoding: 'utf8' }).filter(
    (file) => text.test(file) && !skipped.test(file),
  );
}

const defined = definedIn(readFileSync(path.join(repository, 'docs/specification.md'), 'utf8'));
const families = [...new Set([...defined].map((code) => code.split('-')[0]))].join('|');
// In the path of a drawing, a letter and a negative number look like a code; there a quote, a digit or a number
// is next to it.
const code = new RegExp(String.raw`(?<![\w"'.-])(?:${families})-\d{2}(?!\.?\d|[ ,]-?[\d$])`, 'g');

const tag = /'@(?!WCAG-)([A-Z\d]+(?:-\d{2})?)(?:\.\.\d{2})?'/g;

test('the document defines the codes of the checklist, ranges included', () => {
  expect(defined.size).toBeGreaterThan(250);
  expect([...defined]).toEqual(expect.arrayContaining(['G-14', 'FC-13', 'K-03', 'K-05', 'TC-21', 'D-07']));
});

test('every code used in code, tests or documents is in docs/specification.md', () => {
  const unknown = writtenFiles().flatMap((file) => {
    const content = readFileSync(path.join(repository, file), 'utf8');
    const tags = [...content.matchAll(tag)].map(([, name = '']) => name);
    return [...(content.match(code) ?? []), ...tags]
      .filter((name) => !defined.has(name))
      .map((name) => `${file} names ${name}`);
  });
  expect(unknown).toEqual([]);
});
