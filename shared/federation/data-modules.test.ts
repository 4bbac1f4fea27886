import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dataModules } from './data-modules.ts';

const module = `import { readdirSync } from 'node:fs';
export const names = readdirSync(new URL('./news/', import.meta.url));`;

test('a development server notices content files that are added or removed, also outside of the package', async () => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'ariya-data-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'content/news'), { recursive: true });
  await mkdir(path.join(folder, 'package'));
  await writeFile(path.join(folder, 'content/news.data.ts'), module);
  await writeFile(path.join(folder, 'content/news/first.md'), '');
  const server = await createServer({
    root: path.join(folder, 'package'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [dataModules()],
  });
  onTestFinished(() => server.close());
  const served = async () =>
    (await server.transformRequest(`/@fs${path.join(folder, 'content/news.data.ts')}`))?.code;
  expect(await served()).toContain('["first.md"]');
  await writeFile(path.join(folder, 'content/news/second.md'), '');
  await vi.waitFor(async () => expect(await served()).toContain('["first.md", "second.md"]'), 5000);
  await rm(path.join(folder, 'content/news/first.md'));
  await vi.waitFor(async () => expect(await served()).toContain('["second.md"]'), 5000);
});
