import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const skipped = /(?:^|\/)(?:node_modules|\.[a-z]+)(?:\/|$)/;
const link = /\]\((?!https?:)([^)#\s]+)/g;
/** `x` stands for a name that the reader chooses. */
const namedSource = /`(?:\.\.\/)*((?!(?:mf-)?x[./])[\w./-]+\.tsx?)`/g;
const namedFile = /`((?:shared|shell|mf-[a-z]{2,}|e2e|docs)\/[\w./-]+\.[a-z]+)`/g;

/** Articles that owners write are not documentation: their links name pages. */
const written = /\/content\/.+\/(?!README)[^/]+\.md$/;

const files = readdirSync(repository, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !skipped.test(file),
);
const documents = files.filter((file) => file.endsWith('.md') && !written.test(file));

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, target = '']) => target);
}

test.each(documents)('all files that %s links to or names exist', (document) => {
  const text = readFileSync(path.join(repository, document), 'utf8');
  const targets = [
    ...found(text, link).map((target) => path.join(path.dirname(document), target)),
    ...found(text, namedFile),
  ];
  expect(targets.filter((target) => !existsSync(path.join(repository, target)))).toEqual([]);
  const sources = found(text, namedSource);
  expect(sources.filter((source) => !files.some((file) => `/${file}`.endsWith(`/${source}`)))).toEqual([]);
});
