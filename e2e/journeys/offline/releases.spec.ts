import type { Page } from '@playwright/test';
import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { saveData } from '../support/save-data.ts';
import { keptOnDevice } from './kept-on-device.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let lab: ReleaseLab;
let first: string;

const liveVersions = async () => `${await lab.live('shell')} ${await lab.live('mf-forms')}`;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  lab = await openReleaseLab();
  first = await liveVersions();
});

test.beforeEach(({ page }) => saveData(page));

test.afterEach(async () => {
  lab.answerLike((_request, _response, asUsual) => asUsual());
  if ((await liveVersions()) !== first) await lab.command('rollback', 'site');
});

test.afterAll(() => lab.close());

/** Versions of a package of which the device keeps files. */
function keptVersions(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (remote) => {
    const keys = await (await caches.open('files')).keys();
    const folders = keys.map(({ url }) => new URL(url).pathname.split('/'));
    return [...new Set(folders.filter(([, own]) => own === remote).map(([, , version = '']) => version))];
  }, name);
}

async function openContact(page: Page): Promise<void> {
  await page.goto(lab.origin + paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await keptOnDevice(page, paths.contact);
}

test('a release replaces the page that is kept, and the files that no page uses any more are dropped', async ({
  page,
  context,
}) => {
  await openContact(page);
  expect(await keptVersions(page, 'mf-forms')).toEqual([await lab.live('mf-forms')]);
  const next = await lab.prepareRelease('mf-forms', {
    texts: { 'Come and see us': 'Come and see them' },
  });
  await lab.command('rollback', 'mf-forms', next);
  await test.step('until it is opened again, the older page stands in where its new code cannot be had', async () => {
    await page.goto(lab.origin);
    await keptOnDevice(page, paths.home);
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await hydrated(page, 'mf-forms/contact');
    await expect(page.getByRole('heading', { name: 'Come and see us' })).toBeVisible();
    await context.setOffline(false);
  });
  await openContact(page);
  await expect(page.getByRole('heading', { name: 'Come and see them' })).toBeVisible();
  await expect.poll(() => keptVersions(page, 'mf-forms')).toEqual([next]);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page, 'mf-forms/contact');
  await expect(page.getByRole('heading', { name: 'Come and see them' })).toBeVisible();
});

const breakdowns: Record<string, Parameters<ReleaseLab['answerLike']>[0]> = {
  'answers 503': (_request, response) => response.writeHead(503).end(),
  'answers nothing': () => undefined,
  'closes every connection': (request) => request.destroy(),
};

test(
  'while the site is broken, the page that is kept stands in for it',
  { tag: '@G-13' },
  async ({ page }) => {
    await openContact(page);
    for (const [how, answer] of Object.entries(breakdowns)) {
      await test.step(`it ${how}`, async () => {
        lab.answerLike(answer);
        await page.reload();
        await hydrated(page, 'mf-forms/contact');
        await expect(page.getByRole('heading', { name: 'Come and see us' })).toBeVisible();
      });
    }
    await test.step('a page that was never opened names other ways', async () => {
      lab.answerLike((_request, response) => response.writeHead(503).end('503 Service Unavailable'));
      await page.goto(lab.origin + paths.lounge);
      await expect(page).toHaveTitle(/^No connection/);
      await expect(page.getByRole('main').getByRole('link', { name: `Call ${mainPhone}` })).toBeVisible();
      lab.answerLike((_request, _response, asUsual) => asUsual());
      await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveTitle(/^Lounge/);
    });
  },
);
