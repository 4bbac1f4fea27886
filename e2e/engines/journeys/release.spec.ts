import { rm } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../site/addresses.ts';
import { openReleaseLab } from '../../site/release-lab.ts';
import { expect, hydrated } from '../../journeys/fixtures.ts';
import { fetchNothingAhead } from '../../journeys/nothing-ahead.ts';
import { test } from '../engine-test.ts';

test('a release under an open tab: what is typed stays, and the next page comes from the live release', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const lab = await openReleaseLab();
  await fetchNothingAhead(page);
  await page.goto(lab.origin + paths.hallBooking);
  await hydrated(page, 'mf-bookings/hall-booking');
  await page.getByLabel('First name').fill('Morenikeji');
  const first = await lab.live('mf-forms');
  const next = await lab.prepareRelease('mf-forms', { texts: { 'Contact Us': 'Contact Us Anew' } });
  await lab.command('rollback', 'mf-forms', next);
  await rm(path.join(lab.siteFolder, 'mf-forms', first), { recursive: true });
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us Anew' })).toBeVisible();
  await hydrated(page, 'mf-forms/contact');
  await page.goBack();
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect(page.getByLabel('First name')).toHaveValue('Morenikeji');
  await lab.close();
});
