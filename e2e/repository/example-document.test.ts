import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { declaredReleases } from '@venue/shell/platform/checkout/remote-declarations.ts';
import { checkSite } from '@venue/shell/platform/configuration/check-site.ts';

const example = new URL('../../docs/site.example.json', import.meta.url);

/** The lines of an error after the first, which names the document. */
function problemsOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}

/** A section or a mail form that is newer than the example. */
const newer = /^(?:\w+|email\.templates\.\w+): is missing/;

test('the example configuration is valid, and its sections are complete', async () => {
  const content: unknown = JSON.parse(await readFile(example, 'utf8'));
  const releases = await declaredReleases();
  const lines = problemsOf(() => checkSite({ name: 'docs/site.example.json', content }, releases));
  expect(lines.filter((line) => !newer.test(line))).toEqual([]);
});
