import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { folderIntegrity } from '@venue/shell/platform/releases/integrity.ts';
import { openReleaseLab } from '../../release-lab/release-lab.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { saveData } from '../support/save-data.ts';

test('a release of one remote changes its pages and not a byte of the shell', async ({ page, context }) => {
  test.setTimeout(180_000);
  const lab = await openReleaseLab();
  const first = await lab.live('mf-forms');
  const shellFolder = path.join(lab.siteFolder, 'shell');
  const before = await folderIntegrity(shellFolder);
  const form = page.getByRole('form', { name: 'Send us an E-Mail' });
  const news = (on: Page) => on.getByRole('heading', { name: 'Come and see them' });
  const former = page.getByRole('heading', { name: 'Come and see us' });
  const banner = (on: Page) => on.getByRole('banner');

  await page.clock.install();
  await page.goto(lab.origin + paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await form.getByLabel('Name').fill('Morenikeji');
  await form.getByLabel('Message').fill('Half a thought');
  const hall = await context.newPage();
  await saveData(hall);
  await hall.goto(lab.origin + paths.hallBooking);
  await hydrated(hall, 'mf-bookings/hall-booking');
  await hall.getByLabel('First name').fill('Morenikeji');

  const next = await lab.prepareRelease('mf-forms', { texts: { 'Come and see us': 'Come and see them' } });
  await lab.command('rollback', 'mf-forms', next);
  expect(await folderIntegrity(shellFolder)).toEqual(before);

  await test.step('a half-filled form survives leaving and coming back, and is sent', async () => {
    await banner(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
    await page.goBack();
    await expect(form.getByLabel('Message')).toHaveValue('Half a thought');
    await expect(former).toBeVisible();
    await page.clock.fastForward(11_000);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent' }).first()).toBeVisible();
  });

  await test.step('when its files are gone, an open tab gets the next page from the live release', async () => {
    await rm(path.join(lab.siteFolder, 'mf-forms', first), { recursive: true });
    await banner(hall).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(news(hall)).toBeVisible();
    await hydrated(hall, 'mf-forms/contact');
    await expect(news(hall)).toBeVisible();
    await hall.goBack();
    await hydrated(hall, 'mf-bookings/hall-booking');
    await expect(hall.getByLabel('First name')).toHaveValue('Morenikeji');
  });

  await lab.command('rollback', 'mf-forms');
  expect(await lab.live('mf-forms')).toBe(first);
  await page.goto(lab.origin + paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await expect(former).toBeVisible();
  await lab.close();
});
