import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sandboxDocument } from '@venue/shell/platform/configuration/chosen-document.ts';
import { paths } from '../site/addresses.ts';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { thingProblems } from '../site/schema-org.ts';
import { expect, test } from './fixtures.ts';

const siteUrl = 'https://venue.example';
const dataBlock = /<script type="application\/ld\+json">(.*?)<\/script>/g;
const thingSchema = z.looseObject({ '@type': z.string().optional() });

/** The site with an address of its own. */
async function composedWithAddress(): Promise<ReleaseLab> {
  const lab = await openReleaseLab();
  const { content } = await sandboxDocument('http://127.0.0.1:4180');
  await lab.composeWith({ ...z.looseObject({}).parse(content), siteUrl });
  return lab;
}

async function thingsIn(file: string) {
  const html = await readFile(file, 'utf8');
  return [...html.matchAll(dataBlock)].map(([, json = '']) => thingSchema.parse(JSON.parse(json)));
}

test('what search engines read of every page keeps to the vocabulary; articles, jobs and answered questions are among it', async () => {
  test.setTimeout(300_000);
  const lab = await composedWithAddress();
  const site = lab.siteFolder;
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
  const [, answered] = await thingsIn(path.join(site, `${paths.questions}.html`));
  expect(answered?.['@type']).toBe('FAQPage');
  expect(JSON.stringify(answered)).toContain('₦25,000 an hour');
  expect(JSON.stringify(answered)).not.toMatch(/cooled|linen|has not said/);
  await lab.close();
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
