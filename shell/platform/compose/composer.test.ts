import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkComposition } from './composer.ts';
import { writeText } from './compressed-files.ts';
import { writePage } from './page-file.ts';

test('a composition whose page names a missing file does not go live', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-whole-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const module = '/mf-forms/0.1.0-0123456789/assets/x.js';
  await writeText(path.join(folder, module), 'x');
  await writePage(folder, '/contact', `<script src="${module}"></script>`);
  await expect(checkComposition(folder)).resolves.toBeUndefined();
  await writePage(folder, '/media/news', '<img src="/mf-forms/0.0.9-0123456789/assets/y.avif">');
  await expect(checkComposition(folder)).rejects.toThrow(
    'media/news.html names /mf-forms/0.0.9-0123456789/assets/y.avif, which is not there',
  );
});
