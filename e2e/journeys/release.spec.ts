import { rm } from 'node:fs/promises';
import path from 'node:path';
import { folderIntegrity } from '@venue/shell/platform/releases/integrity.ts';
import { paths } from '../site/addresses.ts';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { fetchNothingAhead } from './nothing-ahead.ts';

const news = { texts: { 'Come and see us': 'Come and see them' } };

let lab: ReleaseLab;
let first: string;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  lab = await openReleaseLab();
  first = await lab.live('mf-forms');
});

test.afterEach(async () => {
  if ((await lab.live('mf-forms')) !== first) await lab.command('rollback', 'site');
  expect(await lab.live('mf-forms')).toBe(first);
});

test.afterAll(() => lab.close());

test('a release of one remote changes its pages and not a byte of the shell', async ({ page }) => {
  const shellFolder = path.join(lab.siteFolder, 'shell');
  const before = await folderIntegrity(shellFolder);
  const next = await lab.prepareRelease('mf-forms', news);
  await lab.command('rollback', 'mf-forms', next);
  expect(await folderIntegrity(shellFolder)).toEqual(before);
  await page.goto(lab.origin + paths.contact);
  await expect(page.getByRole('heading', { name: 'Come and see them' })).toBeVisible();
  await hydrated(page, 'mf-forms/contact');
  await expect(page.getByRole('heading', { name: 'Come and see them' })).toBeVisible();
});

test('a package that ships the same bytes is not a new version, wherever it is built', async () => {
  // In a team's own check only its package is of this checkout.
  const own = process.env['TEST_PACKAGE'] ?? 'mf-forms';
  const live = await lab.live(own);
  expect(await lab.command('release', own)).toContain(`unchanged ${own} ${live}`);
  expect(await lab.live(own)).toBe(live);
});

test('rolling back brings the version before', async ({ page }) => {
  const next = await lab.prepareRelease('mf-forms', news);
  await lab.command('rollback', 'mf-forms', next);
  await lab.command('rollback', 'mf-forms');
  expect(await lab.live('mf-forms')).toBe(first);
  await page.goto(lab.origin + paths.contact);
  await expect(page.getByRole('heading', { name: 'Come and see us' })).toBeVisible();
});

test('a half-filled form survives a release underneath it, and is sent', async ({ page }) => {
  await page.goto(lab.origin + paths.contact);
  await hydrated(page, 'mf-forms/contact');
  const form = page.getByRole('form', { name: 'Send us an E-Mail' });
  await form.getByLabel('Name').fill('Morenikeji');
  await form.getByLabel('Message').fill('Half a thought');
  const next = await lab.prepareRelease('mf-forms', news);
  await lab.command('rollback', 'mf-forms', next);
  await expect(form.getByLabel('Message')).toHaveValue('Half a thought');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Message')).toHaveValue('Half a thought');
  await expect(page.getByRole('heading', { name: 'Come and see us' })).toBeVisible();
});

test('when the files of an open tab are gone, the next page comes from the live release', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  await page.goto(lab.origin + paths.hallBooking);
  await hydrated(page, 'mf-bookings/hall-booking');
  await page.getByLabel('First name').fill('Morenikeji');
  const next = await lab.prepareRelease('mf-forms', news);
  await lab.command('rollback', 'mf-forms', next);
  await rm(path.join(lab.siteFolder, 'mf-forms', first), { recursive: true });
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Come and see them' })).toBeVisible();
  await hydrated(page, 'mf-forms/contact');
  await page.goBack();
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect(page.getByLabel('First name')).toHaveValue('Morenikeji');
});

test('a release of another contract is refused, and the site stays as it is', async ({ page }) => {
  const next = await lab.prepareRelease('mf-forms', { ...news, release: { contract: 99 } });
  await expect(lab.command('rollback', 'mf-forms', next)).rejects.toThrow(
    'mf-forms speaks contract 99, the shell',
  );
  expect(await lab.live('mf-forms')).toBe(first);
  await page.goto(lab.origin + paths.contact);
  await expect(page.getByRole('heading', { name: 'Come and see us' })).toBeVisible();
});
