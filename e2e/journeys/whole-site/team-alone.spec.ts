import path from 'node:path';
import { replaceIn } from '../../release-lab/source-files.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { startAlone } from './start-alone.ts';

test('a team’s part is refreshed in place inside the live shell', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  const { origin, checkout, output, stop } = await startAlone();
  test.info().annotations.push({ type: 'ready', description: output });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  try {
    await page.goto(origin + paths.hallBooking);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Book a hall', { timeout: 30_000 });
    const name = page.getByRole('textbox', { name: /^First name/ });
    await name.fill('Adaeze');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await replaceIn(
      path.join(checkout, 'mf-bookings/src/hall/hall-booking-view.tsx'),
      '>Book a hall<',
      '>Book one of our halls<',
    );
    await expect(heading).toHaveText('Book one of our halls');
    await expect(name).toHaveValue('Adaeze');
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The live footer collapses it.
    await page.locator('[data-part="mf-forms/callback"] summary').click();
    await expect(page.locator('[data-part="mf-forms/callback"] form')).toBeVisible();
    expect(requested.filter((url) => /\/mf-forms\/\d[^/]*\//.test(url)).length).toBeGreaterThan(0);
    expect(requested.filter((url) => /\/mf-bookings\/\d[^/]*\/.*\.js/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await stop();
  }
});
