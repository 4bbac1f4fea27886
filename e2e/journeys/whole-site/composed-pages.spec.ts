import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import * as z from 'zod';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { contact } from '@venue/shared/venue/contacts.ts';
import { packageNames, releasesFolder, workspace } from '@venue/shell/platform/checkout/folders.ts';
import { releaseSchema } from '@venue/shell/platform/releases/release-schema.ts';
import { paths } from '../../site/addresses.ts';
import { testSiteFolder } from '../../site/test-site.ts';
import { isListedId, isListedPath } from './filter-lists.ts';
import { pagesOverLimits } from './page-weight.ts';

// Checks of every page as it was written, without a browser.

let pages: readonly { file: string; html: string }[] = [];

test.beforeAll(async () => {
  const all = await readdir(testSiteFolder, { recursive: true });
  // HTML in a version's folder is the template of pages.
  const files = all.filter((file) => file.endsWith('.html') && !file.startsWith('shell/'));
  pages = await Promise.all(
    files.map(async (file) => ({ file, html: await readFile(path.join(testSiteFolder, file), 'utf8') })),
  );
  expect(pages.length).toBeGreaterThan(30);
});

/** Problems of all pages, each with the page's name. */
function onAnyPage(find: (html: string, file: string) => readonly string[]): string[] {
  return pages.flatMap(({ file, html }) => find(html, file).map((fault) => `${file}: ${fault}`));
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Telephone fields are native number fields (V-08); browsers still fill them in and announce what they are
    // for.
    'valid-autocomplete': 'off',
  },
});

/** Styles of content further down come before it in the body, after the first content, and need no request. */
const lateStyles = /^<style> element is not permitted as content under <(?:div|article)>/;

test('every page is valid HTML', async () => {
  const faults = await Promise.all(
    pages.map(async ({ file, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages
          .filter(({ message }) => !lateStyles.test(message))
          .map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
      );
    }),
  );
  expect(faults.flat()).toEqual([]);
});

test('every page has one h1, and its own title and description', { tag: '@G-14' }, () => {
  const headless = (html: string) => {
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    return [
      ...(html.match(/<h1\b/g)?.length === 1 ? [] : ['does not have exactly one h1']),
      ...(/<title>[^<]+ · Àríyá<\/title>/.test(html) ? [] : ['has no title']),
      ...(description.length < 40 ? [`is described as “${description}”`] : []),
    ];
  };
  expect(onAnyPage(headless)).toEqual([]);
});

/** With its content: links must not contain links. */
const linksAndScripts = /<(a|script|style|noscript|template)\b[^>]*>[\s\S]*?<\/\1>/g;

test('every telephone number is a link of ours, and browsers add none', { tag: '@G-07' }, () => {
  const numbers = (html: string) => {
    const text = html.replaceAll(linksAndScripts, '').replaceAll(/<[^>]*>/g, '');
    const isLeft = !/<meta name="format-detection" content="[^"]*telephone=no/.test(html);
    return [...contact.phones.filter((phone) => text.includes(phone)), ...(isLeft ? ['to the browser'] : [])];
  };
  expect(onAnyPage(numbers)).toEqual([]);
});

test('no page is over the weight limits', async () => {
  expect(await pagesOverLimits(testSiteFolder)).toEqual([]);
});

test('every page with a form links to the privacy page from its content', () => {
  // Other forms only pass dates and numbers to another page.
  const sent = /<button[^>]*\bdata-submits\b/;
  const way = new RegExp(`href="${paths.privacy}"[^>]*>(?:<[^>]*>)*(?:Privacy|Where your details go)<`);
  const main = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const withForms = pages.filter(({ html }) => sent.test(main(html)));
  expect(withForms.length).toBeGreaterThan(12);
  expect(withForms.filter(({ html }) => !way.test(main(html))).map(({ file }) => file)).toEqual([]);
});

const releases = z.object({ packages: z.record(z.string(), z.object({ live: z.string() })) });

async function publishedFiles(): Promise<string[]> {
  const text = await readFile(path.join(testSiteFolder, 'releases.json'), 'utf8');
  const live = Object.entries(releases.parse(JSON.parse(text)).packages);
  const files = await Promise.all(
    live.map(async ([name, { live: version }]) => {
      const folder = path.join(name, version);
      const inside = await readdir(path.join(testSiteFolder, folder), { recursive: true });
      return inside.map((file) => `/${folder}/${file}`);
    }),
  );
  return files.flat();
}

test('no published file, address or id matches filter lists', async () => {
  const files = await publishedFiles();
  expect(files.length).toBeGreaterThan(300);
  const addresses = siteFacts().pages.map(({ address }) => address);
  expect([...files, ...addresses].filter(isListedPath)).toEqual([]);
  const ids = pages.flatMap(({ html }) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  expect(ids.length).toBeGreaterThan(100);
  expect([...new Set(ids)].filter(isListedId)).toEqual([]);
});

test(
  'a page asks for one picture first at most, for no other unasked, and keeps room for each',
  { tag: '@Q-12' },
  () => {
    const unasked = (html: string) => {
      const tags = html.match(/<img\b[^>]*>/g) ?? [];
      const first = tags.filter((tag) => /\sfetchpriority="high"/i.test(tag));
      const others = tags.filter((tag) => !first.includes(tag));
      return [
        ...first.slice(1),
        ...others.filter((tag) => !/\sloading="lazy"/.test(tag)),
        ...tags.filter((tag) => !/\swidth="/.test(tag) || !/\sheight="/.test(tag)),
      ];
    };
    expect(onAnyPage(unasked)).toEqual([]);
    expect(pages.filter(({ html }) => /fetchpriority="high"/i.test(html)).length).toBeGreaterThan(20);
  },
);

const dataBlock = /<script type="application\/ld\+json">(.*?)<\/script>/g;
const thingSchema = z.looseObject({ '@type': z.string().optional() });

test('articles and jobs have structured data', () => {
  const typesAt = (address: string) => {
    const { html = '' } = pages.find(({ file }) => `/${file}` === `${address}.html`) ?? {};
    return [...html.matchAll(dataBlock)].map(([, json = '']) => thingSchema.parse(JSON.parse(json))['@type']);
  };
  expect(typesAt(paths.latestNews)).toContain('NewsArticle');
  expect(typesAt(paths.festivalArticle)).toEqual(['BreadcrumbList', 'NewsArticle']);
  expect(typesAt(paths.career)).toContain('JobPosting');
});

const askedName = /(?:addressOf\(|handover\(|<Fragment of=\{?)['"](mf-[a-z\d-]+\/[a-z\d-]+)['"]/g;

/** Compose matches these names; if a minifier hid one, it would be missed. */
for (const name of packageNames) {
  test(`every name that ${name} refers to is found in its release, however it was split and minified`, async () => {
    const live = releases.parse(
      JSON.parse(await readFile(path.join(testSiteFolder, 'releases.json'), 'utf8')),
    );
    const version = live.packages[name]?.live ?? '';
    const release = await readFile(path.join(releasesFolder, name, version, 'release.json'), 'utf8');
    const { references } = releaseSchema.parse(JSON.parse(release));
    const folder = path.join(workspace, name, 'src');
    const files = await readdir(folder, { recursive: true });
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    const texts = await Promise.all(sources.map((file) => readFile(path.join(folder, file), 'utf8')));
    const names = texts.flatMap((text) => Array.from(text.matchAll(askedName), ([, asked]) => asked));
    if (name !== 'shell') expect(names.length).toBeGreaterThan(0);
    expect(references).toEqual(expect.arrayContaining(names));
  });
}
