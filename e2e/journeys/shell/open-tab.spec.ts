import { filledIn, hallForm } from '../booking/pages/hall-form.ts';
import { hallInvoice } from '../booking/pages/hall-invoice.ts';
import { receivedSummary } from '../booking/received-records.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

const versionFile = /\/(?:shell|mf-[a-z]+)\/\d[^/]*\//;

test('when the site drops its version before a hall form is filled in, a reload keeps the form, and the hall is held once', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, submit, values } = hallForm(page);
  const { number } = hallInvoice(page);
  await open();
  await page.route(versionFile, (route) => route.fulfill({ status: 404, body: 'Not here' }));
  await page.route('**/live.json', async (route) => {
    const response = await route.fetch();
    const live: Record<string, string> = await response.json();
    const later = Object.fromEntries(Object.keys(live).map((name) => [name, '9-later']));
    await route.fulfill({ response, json: later });
  });
  await fillIn();
  await submit();
  await expect(page.getByRole('status').getByText('We’ve updated this site.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload page' }).click();
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect.poll(values).toEqual(filledIn);
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
  expect(await number()).not.toBe('');
  await expect.poll(() => receivedSummary(sandbox)).toMatchObject({ halls: [15], mails: 1 });
});
