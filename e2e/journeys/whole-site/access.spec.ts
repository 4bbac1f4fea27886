import type { Page } from '@playwright/test';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { cardForm } from '../booking/pages/card-form.ts';
import { deviceList } from '../booking/pages/device-list.ts';
import { familyLink, familyPage, otherDevice } from '../booking/pages/family-payment.ts';
import { bookHall, hallForm } from '../booking/pages/hall-form.ts';
import { ambali, hallInvoice } from '../booking/pages/hall-invoice.ts';
import { stayForm } from '../booking/pages/stay-form.ts';
import { formPage } from '../forms/form-page.ts';
import { contactForm } from '../forms/mail-forms.ts';
import { seriousViolations } from '../support/accessibility-violations.ts';
import { expect, hydrated, test, whole } from '../support/fixtures.ts';
import { overflowInLargeText } from '../support/page-layout.ts';
import { siteFrame } from '../support/site-frame.ts';
import * as aloud from './read-aloud.ts';

/**
 * axe violations of the page's state, by name, and the effects of large text; `every-page.spec.ts` tests pages
 * as they open.
 */
async function accessible(page: Page, state: string): Promise<void> {
  expect.soft(await seriousViolations(page), state).toEqual([]);
  expect.soft(await overflowInLargeText(page), `${state}, 320 px and text of twice the size`).toEqual([]);
}

test.describe('at 360 px, axe finds nothing serious', () => {
  test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('in the open menu, the film and the viewer', async ({ page }) => {
    const { toggle, group } = siteFrame(page);
    await page.goto(paths.hotels);
    await hydrated(page, 'mf-marketing/hotels');
    await toggle.click();
    await group('Events').opener.click();
    await expect(group('Events').links.first()).toBeVisible();
    expect.soft(await seriousViolations(page, 'with its frame'), 'menu').toEqual([]);
    expect.soft(await overflowInLargeText(page), 'menu in large text').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(group('Events').links.first()).toBeHidden();
    await page.getByRole('button', { name: /film/i }).first().click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await accessible(page, 'film');
    await page.goto(`${paths.gallery}?picture=cinema`);
    await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible();
    await accessible(page, 'viewer');
  });

  test('in a form that is sent, failed and waiting, as read aloud', async ({ page, sandbox }) => {
    const form = formPage(page, contactForm);
    await form.open();
    await form.fillIn();
    await form.submitButton.click();
    await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
    await accessible(page, 'sent, with its toast');
    await form.fillIn();
    await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
    await form.submitButton.click();
    await expect(form.statusMessage(toastTexts.somethingWentWrong)).toBeVisible();
    await expect.soft(form.part).toMatchAriaSnapshot(aloud.failedMessage);
    await accessible(page, 'failed');
    await form.saveButton.click();
    await expect(form.savedMessages).toHaveCount(1);
    await accessible(page, 'waiting');
  });

  test('in the hall from its errors to its receipt, as read aloud', { tag: '@Q-02' }, async ({ page }) => {
    const { open, form, field, submit } = hallForm(page);
    await open();
    await submit();
    await expect.soft(form).toMatchAriaSnapshot(aloud.emptyHall);
    await expect.soft(field('eventDate')).toHaveAccessibleDescription(/Enter the event date/);
    const halls = form.getByRole('radiogroup', { name: 'Hall' });
    await expect.soft(halls).toHaveAccessibleDescription('Choose a hall');
    const email = /We’ll send the invoice here\..*Enter an e-mail address/;
    await expect.soft(field('email')).toHaveAccessibleDescription(email);
    await accessible(page, 'errors');
    await bookHall(page);
    const { payPanel, dialog, sheet, card, receipt } = hallInvoice(page);
    await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(aloud.heldInvoice);
    await expect.soft(sheet).toMatchAriaSnapshot(aloud.invoiceSheet);
    await accessible(page, 'invoice');
    await payPanel.getByRole('button', { name: 'MAKE PAYMENT' }).click();
    await expect.soft(dialog).toMatchAriaSnapshot(aloud.howMuch);
    await accessible(page, 'how much');
    await dialog.getByRole('button', { name: `Pay ${ambali.deposit}` }).click();
    await card.payButton.click();
    await expect(receipt).toContainText(ambali.deposit);
    await accessible(page, 'receipt');
    await page.reload();
    await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(aloud.paidDeposit);
  });

  test(
    'in a stay from its errors to its receipt, as read aloud, and in My bookings',
    { tag: '@Q-02' },
    async ({ page }) => {
      const stay = stayForm(page, 'deluxe-suite');
      await stay.open();
      await stay.payButton.click();
      const dates = /Choose both dates first. Check-out must be after check-in/;
      await expect.soft(stay.checkIn).toHaveAccessibleDescription(dates);
      await stay.chooseNights('2031-04-12', '2031-04-15');
      await stay.payButton.click();
      await expect.soft(stay.main).toMatchAriaSnapshot(aloud.emptyStay);
      await expect
        .soft(stay.email)
        .toHaveAccessibleDescription(/Enter an e-mail address: the payment company/);
      await stay.book('2031-12-04', '2031-12-07');
      await cardForm(page).payButton.click();
      await expect(stay.receipt).toBeVisible();
      await accessible(page, 'receipt');
      const { open, wipeButton, dialog } = deviceList(page);
      await open();
      await accessible(page, 'my bookings');
      await wipeButton.click();
      await expect(dialog).toBeVisible();
      await accessible(page, 'wipe');
    },
  );
});

test('a long name in large text fits on the receipt, the page to move it and the family’s page', async ({
  page,
  browser,
}) => {
  await bookHall(page, { firstName: 'Oluwafunmilayonimisokan', lastName: 'Adeyemi-Ogunbanjo' });
  const { pay, receipt } = hallInvoice(page);
  await pay(ambali.deposit);
  await expect(receipt).toContainText(ambali.deposit);
  expect.soft(await overflowInLargeText(page), 'receipt').toEqual([]);
  await page.getByText('Ask family to pay').click();
  const other = await otherDevice(browser, page);
  await familyPage(other).open(await familyLink(page));
  expect.soft(await overflowInLargeText(other), 'family').toEqual([]);
  await other.context().close();
  await page.getByRole('link', { name: 'Move or cancel' }).click();
  await hydrated(page, 'mf-bookings/booking-change');
  expect.soft(await overflowInLargeText(page), 'move').toEqual([]);
});

test('in forced colours every button and field has an outline, and focus is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [paths.home, paths.contact, paths.hallBooking]) {
    await page.goto(path);
    await whole(page);
    const bare = await page
      .locator(
        'main :is(button, input:not([type=radio],[type=checkbox],[type=file],[type=hidden]), select, textarea)',
      )
      .evaluateAll((all) =>
        all
          .filter(
            (element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) > 0,
          )
          .filter((element) => {
            const edges = [undefined, '::before'].map(
              (part) => getComputedStyle(element, part).borderBottomWidth,
            );
            const isUnderlined = getComputedStyle(element).textDecorationLine !== 'none';
            return !isUnderlined && edges.every((edge) => parseFloat(edge) < 1);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect.soft(bare, path).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page
      .locator(':focus')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect.soft(outline, path).not.toBe('none');
  }
});
