import type { Page } from '@playwright/test';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { stayForm } from './pages/stay-form.ts';
import { availabilityRequest, receivedSummary } from './received-records.ts';

/** Attempts to pay that are under way in this browser. */
function attempts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.map(({ name }) => name).filter((name) => name?.startsWith('payment of '));
  });
}

test('a card form does not open over another page than its own; who comes back and pays again pays once', async ({
  page,
  sandbox,
}) => {
  const stay = stayForm(page, 'standard-suite');
  const cardForms = cardForm(page).frame;
  const payAndLeave = async () => {
    await sandbox.fault({ service: 'reservation', endpoint: 'availability', kind: 'hold' });
    const asked = availabilityRequest(page);
    await stay.payButton.click();
    await asked;
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  };
  await stay.open();
  await stay.chooseNights('2031-12-04', '2031-12-07');
  await stay.fillInVisitor();

  await test.step('what was free when its page was left opens nothing', async () => {
    await payAndLeave();
    expect(await attempts(page)).toHaveLength(1);
    await sandbox.mend();
    await expect.poll(() => attempts(page)).toEqual([]);
    await expect(cardForms).toHaveCount(0);
    await expect(page.getByText(toastTexts.somethingWentWrong)).toHaveCount(0);
    expect((await receivedSummary(sandbox)).payments).toEqual([]);
  });

  await test.step('who is back before the answer pays once', async () => {
    await page.goBack();
    await hydrated(page, 'mf-bookings/standard-suite-booking');
    await payAndLeave();
    await page.goBack();
    await hydrated(page, 'mf-bookings/standard-suite-booking');
    await stay.payButton.click();
    await sandbox.mend();
    await cardForm(page).payButton.click();
    await expect(stay.receipt).toBeVisible();
    expect((await receivedSummary(sandbox)).payments).toEqual(['success']);
  });
});
