import { sandboxLane } from '@venue/sandbox/client.ts';
import { mergePatch } from '@venue/shell/platform/configuration/merge-patch.ts';
import { configurationForSandbox } from '@venue/shell/platform/configuration/selected-configuration.ts';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { paths } from '../../site/addresses.ts';
import { sandboxOrigin } from '../../site/test-ports.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { booking, hallForm } from './pages/hall-form.ts';
import { stayForm, stayPaths } from './pages/stay-form.ts';
import { onlyMail, receivedSummary } from './received-records.ts';

const lane = sandboxLane(sandboxOrigin, 'venue-by-mail');
const cancellation = 'Cancel until three days before, and all of it comes back.';
/** Of a venue without a reservation service, with terms for its rooms and rates of other currencies. */
let lab: ReleaseLab;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  lab = await openReleaseLab();
  const { content } = await configurationForSandbox(lane.origin);
  const stayTerms = { checkIn: '14:00', cancellation };
  const otherCurrencies = { on: '2026-11-03', naira: { gbp: 1900, ghs: 132.5 } };
  const venue = { stayTerms, otherCurrencies };
  await lab.composeWith(mergePatch(content, { reservation: null, venue }));
});

test.beforeEach(() => lane.clear());

test.afterAll(() => lab.close());

test('a venue without a reservation service is asked for the date by e-mail, and nothing is held', async ({
  page,
}) => {
  await page.goto(lab.origin + paths.hallBooking);
  await hydrated(page, 'mf-bookings/hall-booking');
  const { form, fillIn } = hallForm(page);
  await expect(page.getByText('Nothing is held or charged here.')).toBeVisible();
  await fillIn();
  await form.getByRole('button', { name: 'Ask the venue about this date' }).click();
  await expect(page.getByRole('heading', { name: 'The venue has your request.' })).toBeFocused();
  await expect(page.getByText('The date is not held for you, and nothing is charged.')).toBeVisible();
  const { termsCheck: _, ...sent } = await onlyMail(lane);
  expect(sent).toEqual({ ...booking, standing: expect.stringContaining('Nothing is held') });
  expect(await receivedSummary(lane)).toMatchObject({ calls: ['send-form'], halls: [] });
  await page.reload();
  await expect(form.locator('[name=firstName]')).not.toHaveValue(booking.lastName);
});

test('the terms of a stay are read, agreed to before the payment and kept with the receipt', async ({
  page,
}) => {
  await page.goto(lab.origin + stayPaths['deluxe-suite']);
  await hydrated(page, 'mf-bookings/deluxe-suite-booking');
  const form = stayForm(page, 'deluxe-suite');
  await expect(form.main.getByRole('listitem').filter({ hasText: cancellation })).toBeVisible();
  const pays = form.main.getByRole('region', { name: 'Pay, or ask first' });
  await expect(pays.getByText(cancellation)).toBeVisible();
  await form.book('2031-12-04', '2031-12-05');
  const agree = form.main.getByRole('checkbox', { name: /agree/ });
  await expect(agree).toBeFocused();
  await expect(form.main.getByText('Tick to agree before you pay')).toBeVisible();
  expect((await lane.received()).payments).toEqual([]);

  await agree.check();
  await form.payButton.click();
  await cardForm(page).payButton.click();
  await expect(form.receipt).toContainText('You agreed to');
  await expect(form.receipt).toContainText('Check-in from 2pm.');
  await expect(form.receipt).toContainText(cancellation);
  await expect(form.receipt).toContainText('has been sent to the venue');
  const [mail] = (await lane.received()).mails;
  expect(mail?.fields.find(({ name }) => name === 'terms')?.value).toBe(`Check-in from 2pm. ${cancellation}`);
});

test('family abroad thinks of a total in pounds, on whichever page, and the button stays in naira', async ({
  page,
}) => {
  await page.goto(lab.origin + paths.hallBooking);
  await hydrated(page, 'mf-bookings/hall-booking');
  await page.getByRole('radio', { name: /^Ambali Hall/ }).check();
  const choice = page.getByLabel('Think of it in');
  await choice.selectOption('Pounds');
  const words = page.getByText('about £890, at the rate of 3 November 2026; charged in naira');
  await expect(words).toBeVisible();

  await page.goto(lab.origin + stayPaths['deluxe-suite']);
  await hydrated(page, 'mf-bookings/deluxe-suite-booking');
  const form = stayForm(page, 'deluxe-suite');
  await form.chooseNights('2031-12-04', '2031-12-07');
  await expect(
    form.cost.getByText('about £47, at the rate of 3 November 2026; charged in naira'),
  ).toBeVisible();
  await expect(form.payButton).toContainText('Pay ₦90,000 by card');
  await choice.selectOption('Naira');
  await expect(form.cost.getByText(/about £/)).toHaveCount(0);
});
