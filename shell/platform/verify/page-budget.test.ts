import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { budgetWarnings, overBudget, pageBudget } from './page-budget.ts';
import { fileName } from './page-weight.ts';

const light = {
  html: { page: 16_000 },
  scripts: { 'shell/start': 105_000, 'mf-forms/common': 15_000 },
  fonts: { 'shell/text.woff2': 40_000 },
  pictures: { 'mf-forms/map-480.avif': 50_000 },
};

test('a page within the limits is not reported', () => {
  expect(overBudget('/contact-us', light, undefined)).toEqual([]);
});

test('a page over a limit is reported with the excess and what grew', () => {
  const heavy = { ...light, scripts: { ...light.scripts, 'mf-forms/common': pageBudget.scripts } };
  expect(overBudget('/contact-us', heavy, light)).toEqual([
    '/contact-us: scripts 317.0 KB, better at most 212.0 KB; grew: mf-forms/common +197.0 KB',
  ]);
  expect(overBudget('/contact-us', heavy, undefined)).toEqual([
    '/contact-us: scripts 317.0 KB, better at most 212.0 KB',
  ]);
});

test('a new page is weighed by itself', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'page-budget-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [before, now] = [path.join(folder, 'before'), path.join(folder, 'now')];
  await Promise.all([mkdir(before), mkdir(now)]);
  // Long, so that the missing earlier page is noticed while this one is still being read.
  await writeFile(path.join(now, 'shop.html'), 'x'.repeat(30_000_000));
  await writeFile(
    path.join(now, 'addresses.json'),
    JSON.stringify({ pages: { 'mf-x/shop': '/shop' }, former: {} }),
  );
  expect(await budgetWarnings(now, before)).toEqual(['/shop: html 30000.0 KB, better at most 42.0 KB']);
});

test('a file is named by package and name without hash', () => {
  expect(fileName('/mf-forms/0.1.0-ab12/assets/contact-view-Dl9-_EQV.js')).toBe('mf-forms/contact-view');
  expect(fileName('/mf-forms/0.1.0-ab12/assets/map-480-Dl9-_EQV.avif')).toBe('mf-forms/map-480.avif');
});
