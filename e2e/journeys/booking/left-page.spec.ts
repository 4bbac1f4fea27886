import type { Page } from '@playwright/test';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { availabilityRequest, receivedSummary } from './received-records.ts';
import { cardForm } from './card-form.ts';
import { stayForm } from './stay-form.ts';

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a double tap on MAKE PAYMENT opens the choice of a sum and chooses none', async ({
    page,
    sandbox,
  }) => {
    await bookHall(page);
    const { payButton, dialog, card } = hallInvoice(page);
    const payDeposit = dialog.getByRole('button', { name: `Pay ${ambali.deposit}` });
    await payButton.first().click();
    await expect(dialog).toBeVisible();
    const box = await payDeposit.boundingBox();
    if (!box) throw new Error('no button to pay');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // What opens the choice lies just where the choice will have the button that pays.
    await payButton
      .first()
      .evaluate((button, y) => window.scrollBy(0, button.getBoundingClientRect().top - y), box.y);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    /** `timestamp`: seconds since the epoch, so that two taps follow each other as fast on every machine. */
    const tap = async (timestamp: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
    };
    const first = Date.now() / 1000;
    await tap(first);
    await expect(dialog).toBeVisible();
    await page.evaluate(() => {
      addEventListener('click', () => document.body.setAttribute('data-tapped', 'again'), true);
    });
    await tap(first + 0.3);
    await expect(page.locator('body[data-tapped]')).toHaveCount(1);
    expect(await dialog.getAttribute('inert')).toBeNull();
    // By a key, which is never a part of a double tap.
    await payDeposit.press('Enter');
    await expect(card.payButton).toHaveText(`Pay ${ambali.deposit}`);
    expect((await sandbox.received()).payments).toHaveLength(1);
  });
});
