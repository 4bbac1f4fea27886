import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { sandboxDocument } from '@venue/shell/configuration/sandbox-document.ts';
import { workspace } from '@venue/shell/release/places.ts';
import { paths } from '../site/addresses.ts';
import { thingProblems } from '../site/schema-org.ts';
import { expect, test } from './fixtures.ts';

const siteUrl = 'https://venue.example';
const dataBlock = /<script type="application\/ld\+json">(.*?)<\/script>/g;
const thingSchema = z.looseObject({ '@type': z.string().optional() });

/** The site with an address of its own, in a folder of its own. */
async function composedWithAddress(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-found-'));
  const { content } = await sandboxDocument('http://127.0.0.1:4180');
  const document = path.join(folder, 'site.json');
  await writeFile(document, JSON.stringify({ ...z.looseObject({}).parse(content), siteUrl }));
  const tsx = path.join(workspace, 'node_modules/tsx/dist/cli.mjs');
  await promisify(execFile)(process.execPath, [tsx, 'shell/release/main.ts', 'compose'], {
    cwd: workspace,
    env: { ...process.env, SITE_CONFIG: document, SITE_FOLDER: path.join(folder, 'site') },
  });
  return path.join(folder, 'site');
}

async function thingsIn(file: string) {
  const html = await readFile(file, 'utf8');
  return [...html.matchAll(dataBlock)].map(([, json = '']) => thingSchema.parse(JSON.parse(json)));
}

test('what search engines read of every page keeps to the vocabulary; articles and jobs are among it', async () => {
  test.setTimeout(300_000);
  const site = await composedWithAddress();
  const files = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html'));
  const problems = await Promise.all(
    files.map(async (file) =>
      (await thingsIn(path.join(site, file))).flatMap((thing) => thingProblems(thing, file)),
    ),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(problems.flat()).toEqual([]);
  const typesAt = async (address: string) =>
    (await thingsIn(path.join(site, `${address}.html`))).map((thing) => thing['@type']);
  expect(await typesAt(paths.latestNews)).toContain('NewsArticle');
  expect(await typesAt(paths.festivalArticle)).toEqual(['BreadcrumbList', 'NewsArticle']);
  expect((await typesAt(paths.career)).filter((type) => type === 'JobPosting').length).toBeGreaterThan(0);
});

test('a phone may keep the site on its home screen: the manifest and its icons are there', async ({
  page,
  request,
}) => {
  await page.goto(paths.home);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = z
    .looseObject({ name: z.string(), icons: z.array(z.object({ src: z.string() })) })
    .parse(await (await request.get(address ?? '')).json());
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const icon of [...manifest.icons.map(({ src }) => src), apple ?? '']) {
    expect((await request.get(icon)).headers()['content-type']).toBe('image/png');
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});
