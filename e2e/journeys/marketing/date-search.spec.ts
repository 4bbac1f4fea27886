import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { overflowInLargeText } from '../support/page-layout.ts';

const strip = { name: 'Check a date' } as const;

test('the date search of the home page leads to the booking form with date and guests', async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const asks = page.getByRole('region', strip).first();
  const guests = asks.getByLabel('Guests');
  await guests.fill('600');
  await expect(asks.getByText('Ambali Hall ₦1,500,000')).toHaveAttribute('data-fits', 'true');
  expect(await overflowInLargeText(page)).toEqual([]);
  await asks.getByLabel('Event date').fill('2020-03-13');
  await asks.getByRole('button', strip).click();
  await expect(asks.getByLabel('Event date')).toHaveAccessibleDescription(/This date has passed/);
  await asks.getByLabel('Event date').fill('2301-03-13');
  await asks.getByRole('button', strip).click();
  await expect(asks.getByLabel('Event date')).toHaveAccessibleDescription(/Check the year/);
  await asks.getByLabel('Event date').fill('2031-03-13');
  await guests.fill('400 to 500');
  await asks.getByRole('button', strip).click();
  await expect(guests).toHaveAccessibleDescription(/Enter one number in figures/);
  await expect(page).toHaveURL(paths.home);
  await guests.fill('about 400');
  await asks.getByRole('button', strip).click();
  await expect(page).toHaveURL(paths.hallBooking);
  await expect(page.getByLabel('Event date')).toHaveValue('2031-03-13');
  await expect(page.getByLabel(/^Number of (people|guests)/)).toHaveValue('400');
  await expect(page.getByRole('region', { name: 'Is your day free?' })).toContainText('holds 400 people');
});

test('more guests than a hall holds go to the quote form, with the date', async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const asks = page.getByRole('region', strip).first();
  await asks.getByLabel('Guests').fill('1,500');
  await expect(asks.getByText('More than 900')).toBeVisible();
  await asks.getByLabel('Event date').fill('2027-03-13');
  await asks.getByRole('button', strip).click();
  await expect(page).toHaveURL(paths.requestQuote);
  await expect(page.getByLabel(/^Estimated guests/)).toHaveValue('1500');
  await expect(page.getByLabel('Event date')).toHaveValue('2027-03-13');
});

test('the dates of a room go to the hotel page, and switching the strip does not change its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const asks = page.getByRole('region', strip).first();
  const height = () => asks.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await asks.getByLabel('Room', { exact: true }).check();
  expect(await height()).toBe(before);
  await asks.getByLabel('Check-in').fill('2027-03-12');
  await asks.getByLabel('Check-out').fill('2027-03-15');
  await asks.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(`${paths.hotels}#rooms`);
  await expect(page.getByLabel('Check-in')).toHaveValue(/^2027-03-12/);
  await expect(page.getByLabel('Check-out')).toHaveValue(/^2027-03-15/);
});

test('without the code of the home page the strip still opens the booking form with its values', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(paths.home);
  const asks = page.getByRole('region', strip).first();
  await asks.getByLabel('Event date').fill('2027-03-13');
  await asks.getByLabel('Guests').fill('80');
  await page.unroute(/\.js$/);
  // The inline script holds the submit until the code arrives, which never happens here.
  await asks
    .locator('form')
    .first()
    .evaluate((form) => form instanceof HTMLFormElement && form.submit());
  await expect(page.getByLabel('Event date')).toHaveValue('2027-03-13');
  await expect(page.getByLabel(/^Number of (people|guests)/)).toHaveValue('80');
  await expect(page).toHaveURL(paths.hallBooking);
});
