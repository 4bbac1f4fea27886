import { booking, filledIn, hallForm } from './booking/hall-form.ts';
import { hallInvoice } from './booking/hall-invoice.ts';
import { reached } from './booking/hall-outbox.ts';
import { cardForm, stayForm } from './booking/stay-form.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { formPage, typedValues } from './forms/form-page.ts';
import { contactForm } from './forms/mail-forms.ts';
import { momentsOf, openTab } from './open-tab.ts';

/** How many moments are tried in each flow; `MOMENTS=20` for more, `SEED=…` for others. */
const count = Number(process.env['MOMENTS'] ?? 3);
const seed = Number(process.env['SEED'] ?? 15);

const hallSteps = Object.entries(booking);

for (const moment of momentsOf(seed, count, hallSteps.length + 3)) {
  test(`the version goes before step ${moment} of a hall booking: nothing is lost, nothing is booked twice`, async ({
    page,
    sandbox,
  }) => {
    const tab = openTab(page);
    const { open, put, terms, submit, values } = hallForm(page);
    const { number, sheet } = hallInvoice(page);
    const held = page.getByRole('heading', { level: 1, name: /is held until/ });
    const typed: Record<string, string> = {};
    const step = async (index: number, work: () => Promise<unknown>) => {
      if (index === moment) await tab.dropVersion();
      if (await tab.recover()) {
        await hydrated(page, 'mf-bookings/hall-booking');
        if (Object.keys(typed).length > 0) await expect.poll(values).toEqual(typed);
      }
      await work();
    };
    await open();
    for (const [index, [name, value]] of hallSteps.entries()) {
      await step(index, () => put(name, value));
      typed[name] = value;
    }
    await step(hallSteps.length, () => terms.check());
    await step(hallSteps.length + 1, submit);
    if (await tab.recoveredInsteadOf(held)) {
      await hydrated(page, 'mf-bookings/hall-booking');
      // What was held already comes back as its invoice, a moment after the form.
      if ((await reached(sandbox)).halls.length === 0) {
        await expect.poll(values).toEqual(filledIn);
        await submit();
      }
    }
    await expect(held).toBeVisible();
    const invoice = await number();
    const pdf = page.getByRole('button', { name: 'Download PDF' });
    if (moment === hallSteps.length + 2) await tab.dropVersion();
    const download = page.waitForEvent('download');
    const isGone = tab.isDropped();
    await pdf.click();
    if (isGone) {
      await expect(tab.notice).toBeVisible();
      await tab.recover();
      await expect(sheet).toBeVisible();
      await hydrated(page, 'mf-bookings/hall-booking');
      await pdf.click();
    }
    await download;
    expect(await number()).toBe(invoice);
    expect(await reached(sandbox)).toMatchObject({ halls: [15], mails: 1 });
  });
}

for (const moment of momentsOf(seed + 1, count, 4)) {
  test(`the version goes before step ${moment} of a stay: it is paid once`, async ({ page, sandbox }) => {
    const tab = openTab(page);
    const form = stayForm(page, 'deluxe-suite');
    const steps = [() => form.nights('2031-12-30', '2032-01-02'), form.who, () => form.pay.click()];
    await form.open();
    for (const [index, step] of steps.entries()) {
      if (index === moment) await tab.dropVersion();
      if (await tab.recover()) await hydrated(page, 'mf-bookings/deluxe-suite-booking');
      await step();
    }
    if (moment === steps.length) await tab.dropVersion();
    if (await tab.recoveredInsteadOf(page.locator('iframe[id^=inline-checkout]').last())) {
      await hydrated(page, 'mf-bookings/deluxe-suite-booking');
      await expect(form.checkIn).toHaveValue('2031-12-30');
      await expect(form.email).toHaveValue('morenikeji@example.com');
      await form.pay.click();
    }
    await cardForm(page).pay.click();
    await expect(page.getByText('Payment Successful').first()).toBeVisible();
    await expect(form.receipt).toContainText('Tue 30 Dec 2031');
    await expect.poll(() => reached(sandbox)).toMatchObject({ payments: ['success'], mails: 1 });
    await page.unrouteAll();
    await page.reload();
    await expect(form.receipt).toContainText('Tue 30 Dec 2031');
  });
}

test('a form whose version goes while it is filled in is sent all the same, once', async ({
  page,
  sandbox,
}) => {
  const tab = openTab(page);
  const form = formPage(page, contactForm);
  await form.open();
  await tab.dropVersion();
  await form.write();
  expect(await form.values()).toMatchObject(typedValues(contactForm));
  await form.send.click();
  await expect(form.status('Message Sent Successfully')).toBeVisible();
  expect((await sandbox.outbox()).mails).toHaveLength(1);
});
