import type { Locator, Page } from '@playwright/test';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { cardForm } from '../booking/pages/card-form.ts';
import { familyPage, familyLink } from '../booking/pages/family-payment.ts';
import { bookHall, hallForm } from '../booking/pages/hall-form.ts';
import { ambali, hallInvoice } from '../booking/pages/hall-invoice.ts';
import { stayForm } from '../booking/pages/stay-form.ts';
import { formPage, typedValues, unfold } from '../forms/form-page.ts';
import { careerForm, contactForm } from '../forms/mail-forms.ts';
import { expect, hydrated, personsTime, test as base } from '../support/fixtures.ts';
import { openLossyLine } from '../support/lossy-line.ts';

const test = base.extend<{ seed: number }>({
  seed: [0, { option: true }],
  proxy: async ({ seed }, use) => {
    const line = await openLossyLine(seed);
    // By default, Chromium does not use a proxy for this machine.
    await use({ server: line.server, bypass: '<-loopback>' });
    line.close();
  },
  // As visitors have: on such a connection, it makes the second visit possible.
  serviceWorkers: 'allow',
});

test.describe.configure({ timeout: 300_000 });

/** Longer than any of the page's own timeouts. */
const ended = { timeout: 120_000 };
/** After this time, someone reloads a page. */
const patienceMs = 30_000;
const seeds = (process.env.SEEDS ?? '').split(',').filter(Boolean).map(Number);

/** Opens a page as people do on such a connection: again, if the page or its code did not arrive. */
async function openPatiently(page: Page, path: string, part: string): Promise<void> {
  page.setDefaultTimeout(patienceMs);
  await expect(async () => {
    // Goes through another page, because navigating to the same address with a fragment loads nothing.
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(`[data-part="${part}"]`).scrollIntoViewIfNeeded();
    await hydrated(page, part);
  }).toPass(ended);
}

type Outcomes = readonly [Locator, ...Locator[]];

function anyOf([first, ...others]: Outcomes): Locator {
  return others.reduce((all, one) => all.or(one), first).first();
}

/** In the end, the page always says one of these. */
async function comesToAnEnd(...outcomes: Outcomes): Promise<void> {
  await expect(anyOf(outcomes)).toBeVisible(ended);
}

/**
 * If the connection fails inside the card company's form, no one else can tell: reload the page, which has a
 * record of the payment.
 */
async function paidOrAsked(page: Page, part: string, outcomes: Outcomes): Promise<void> {
  const isSaid = await anyOf(outcomes)
    .waitFor({ timeout: 2 * patienceMs })
    .then(
      () => true,
      () => false,
    );
  if (!isSaid) await openPatiently(page, page.url(), part);
  await comesToAnEnd(...outcomes);
}

/** The card form appears, or the page offers to pay again. */
async function cardFormOrAgain(card: Locator, button: Locator): Promise<void> {
  const again = button.and(button.page().locator(':enabled'));
  // Two locators, because they are in two frames.
  await expect.poll(async () => (await card.isVisible()) || again.isVisible(), ended).toBe(true);
}

for (const seed of seeds) {
  test.describe(`line ${seed}`, () => {
    test.use({ seed });

    for (const spec of [contactForm, careerForm]) {
      test(`${spec.id} is sent or kept, and never sent twice`, async ({ page, sandbox }) => {
        await openPatiently(page, spec.path, spec.part);
        const form = formPage(page, spec);
        await unfold(form.part, spec);
        for (const name of Object.keys(spec.fields))
          await form.fillField(name, spec.fields[name]?.typed ?? '');
        await personsTime(page);
        await form.submitButton.click();
        await expect(
          form.busyButton.or(form.saveButton).or(form.statusMessage(toastTexts.messageSent)).first(),
        ).toBeVisible();
        await comesToAnEnd(form.statusMessage(toastTexts.messageSent), form.saveButton);
        const { mails } = await sandbox.received();
        const isSent = await form.statusMessage(toastTexts.messageSent).isVisible();
        if (isSent) expect(mails).toHaveLength(1);
        else {
          await form.restoreButton.click();
          expect(await form.values()).toEqual(typedValues(spec));
        }
        expect(mails.length).toBeLessThanOrEqual(1);
      });
    }

    test('a hall is held once and paid for once, or the page says what to do', async ({ page, sandbox }) => {
      const form = hallForm(page);
      const invoice = hallInvoice(page);
      const failureNotice = form.form.getByRole('group').filter({ has: page.locator('a[href^="tel:"]') });
      // Visitors who read that it failed reload the page and send what it stored.
      await expect(async () => {
        await openPatiently(page, paths.hallBooking, 'mf-bookings/hall-booking');
        await expect(form.form.or(invoice.sheet)).toBeVisible();
        if (await form.form.isVisible()) {
          await form.fillIn();
          await form.submitButton.click();
        }
        await comesToAnEnd(invoice.sheet, failureNotice);
        await expect(invoice.sheet).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 240_000 });
      await invoice.openCardForm(ambali.deposit);
      await cardFormOrAgain(invoice.card.payButton, invoice.payButton);
      if (await invoice.card.payButton.isVisible()) {
        await invoice.card.payButton.click();
        // If the card company does not answer, the page asks before a second payment.
        const outcomes = [
          invoice.statusMessage(toastTexts.paymentSuccessful),
          invoice.question,
          invoice.payButton,
        ] as const;
        await paidOrAsked(page, 'mf-bookings/hall-booking', outcomes);
      }
      const { reservations, payments } = await sandbox.received();
      expect(reservations).toHaveLength(1);
      expect(payments.length).toBeLessThanOrEqual(1);
    });

    test('a stay opens its card form once and is paid for once, or the page says why not', async ({
      page,
      sandbox,
    }) => {
      await openPatiently(page, paths.deluxeSuiteBooking, 'mf-bookings/deluxe-suite-booking');
      const stay = stayForm(page, 'deluxe-suite');
      await stay.book('2031-12-04', '2031-12-07');
      const card = cardForm(page);
      await cardFormOrAgain(card.payButton, stay.payButton);
      await expect(stay.main.getByLabel('Check-in date')).toHaveValue('2031-12-04');
      if (await card.payButton.isVisible()) {
        await card.payButton.click();
        const question = stay.main.getByRole('group').filter({ hasText: /payment|paid/i });
        await paidOrAsked(page, 'mf-bookings/deluxe-suite-booking', [stay.receipt, question, stay.payButton]);
      }
      expect((await sandbox.received()).payments.length).toBeLessThanOrEqual(1);
    });

    test('an invoice opened by family is paid once, or the page says what to do', async ({
      page,
      browser,
      sandbox,
    }) => {
      // The customer who books has a good connection, without the proxy: this tests the payer's.
      const good = await browser.newContext({ proxy: { server: 'none:0', bypass: '127.0.0.1' } });
      await good.addCookies(await page.context().cookies());
      const booker = await good.newPage();
      await bookHall(booker);
      const link = await familyLink(booker);
      await good.close();
      const family = familyPage(page);
      // Visitors who read that the form did not load open the link again.
      await expect(async () => {
        await openPatiently(page, link, 'mf-bookings/family-payment');
        await expect(family.payButton).toBeVisible({ timeout: patienceMs });
      }).toPass({ timeout: 240_000 });
      await family.fillIn({ name: 'Adéwálé Bello', email: 'adewale@example.com', phone: '08031234568' });
      await family.payButton.click();
      await cardFormOrAgain(family.card.payButton, family.payButton);
      if (await family.card.payButton.isVisible()) {
        await family.card.payButton.click();
        const outcomes = [family.receipt, family.question, family.payButton] as const;
        await paidOrAsked(page, 'mf-bookings/family-payment', outcomes);
      }
      expect((await sandbox.received()).payments.length).toBeLessThanOrEqual(1);
    });
  });
}
