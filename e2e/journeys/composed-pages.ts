import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { testSiteFolder } from '../site/test-site.ts';
import { expect } from './fixtures.ts';

/** Every page of the test site as it was composed. What lies in a version's folder is the template that pages are made of. */
export async function composedPages(): Promise<{ file: string; html: string }[]> {
  const all = await readdir(testSiteFolder, { recursive: true });
  const files = all.filter((file) => file.endsWith('.html') && !file.startsWith('shell/'));
  expect(files.length).toBeGreaterThan(30);
  return Promise.all(
    files.map(async (file) => ({ file, html: await readFile(path.join(testSiteFolder, file), 'utf8') })),
  );
}
