import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';

test('FC-16: the layout that is drawn can be asked for, and goes along to the quote', async ({ page }) => {
  await page.goto(paths.conferenceHall);
  await hydrated(page, 'mf-marketing/conference-hall');
  const ask = page.getByRole('link', { name: /^Ask for/ });
  await expect(ask).toHaveText('Ask for classroom, 48 seats');
  await page.getByRole('radio', { name: /^Horseshoe/ }).check();
  await expect(ask).toHaveText('Ask for horseshoe, 30 seats');
  await ask.click();
  await expect(page.getByLabel('Which place?')).toHaveValue('Conference hall');
  await expect(page.getByLabel('Message')).toHaveValue('Horseshoe, 30 seats');
});
