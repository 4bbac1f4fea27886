import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '@venue/shell/platform/compose/compressed-files.ts';
import { publishHeaders } from '@venue/shell/platform/compose/host-rules.ts';
import { writePage } from '@venue/shell/platform/compose/page-file.ts';
import { readAddresses, writeAddresses } from '@venue/shell/platform/compose/site-addresses.ts';

/** Size of the fixture's film: more than any server sends at once. */
export const filmBytes = 3_000_000;

/** Folder of a version, as in an address. */
export const version = '/shell/0.1.0-0123456789';

const versionFiles = {
  'x.js': 'export const greeting = "E kaabo";\n'.repeat(40),
  'words.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nÀríyá\n',
  'picture.webp': 'picture',
  'picture.avif': 'picture',
  'letters.woff2': 'letters',
  'film.mp4': Buffer.alloc(filmBytes, 'f'),
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

function html(title: string): string {
  return `<!doctype html><title>${title}</title>${'<p>Ẹ káàbọ̀.</p>'.repeat(60)}`;
}

/** A small site of a few pages, one of which has moved, written by the real code. */
export async function writeFixtureSite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-hosted-'));
  await writeAddresses(folder, await readAddresses(undefined), [{ view: 'mf-x/news', address: '/old-news' }]);
  const pages = { 'mf-x/home': '/', 'mf-x/media': '/media', 'mf-x/news': '/media/news' };
  const moved = Object.entries(pages).map(([view, address]) => ({ view, address }));
  await Promise.all(['/404', ...Object.values(pages)].map((page) => writePage(folder, page, html(page))));
  await writeAddresses(folder, await readAddresses(folder), moved);
  await publishHeaders(folder, ['shell', 'mf-x']);
  const versionFolder = path.join(folder, version);
  await mkdir(versionFolder, { recursive: true });
  await Promise.all(
    Object.entries(versionFiles).map(([name, content]) => writeFile(path.join(versionFolder, name), content)),
  );
  await precompress(versionFolder);
  await Promise.all([
    writeFile(path.join(folder, 'releases.json'), '{"packages":{}}'),
    writeFile(path.join(folder, 'worker.js'), 'self.skipWaiting();'),
    writeFile(path.join(folder, 'sitemap.xml'), '<urlset/>'),
    writeFile(path.join(folder, 'robots.txt'), 'User-agent: *'),
  ]);
  return folder;
}

export async function removeFixtureSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
}
