import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, hydrated, personsTime, test } from '../support/fixtures.ts';
import { hallForm } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { availabilityRequest, receivedSummary } from './received-records.ts';

const once = { calls: ['availability', 'add', 'send-form'], halls: [15], mails: 1, payments: [] };

const isFree = { service: 'reservation', endpoint: 'availability' } as const;

test(
  'a form that is sent twice and left meanwhile books once',
  { tag: ['@E-08', '@E-12', '@E-13'] },
  async ({ page, sandbox }) => {
    const form = hallForm(page);
    const invoice = hallInvoice(page);
    const again = page.getByRole('button', { name: 'Book another hall or day' });
    await form.open();
    await form.fillIn();
    await personsTime(page);
    await sandbox.fault({ ...isFree, kind: 'hold' });
    const asked = availabilityRequest(page);
    await form.submitButton.dblclick();
    await page.keyboard.press('Enter');
    await asked;

    await test.step('who comes back while it is sent finds its invoice, after a reload too', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await page.goBack();
      await hydrated(page, 'mf-bookings/hall-booking');
      await sandbox.mend();
      await expect(invoice.payButton).toBeVisible();
      await expect(form.form).toHaveCount(0);
      const number = await invoice.number();
      await page.reload();
      await expect(invoice.sheet).toHaveAccessibleName(`Invoice ${number}`);
      expect(await receivedSummary(sandbox)).toEqual(once);
    });

    await test.step('other details do not overwrite it, another hall has its own', async () => {
      const number = await invoice.number();
      await again.click();
      await form.fillIn({ firstName: 'Adunni' });
      await form.submit();
      await expect(invoice.statusMessage('You already hold this hall for that day')).toBeVisible();
      await expect(invoice.sheet).toContainText('Morenikeji Bello');
      expect(await receivedSummary(sandbox)).toEqual(once);

      await again.click();
      await form.fillIn({ hall: 'Wosilat Hall' });
      await form.submit();
      await expect(invoice.sheet).toContainText('Wosilat Hall');
      expect(await invoice.number()).not.toBe(number);
      expect(await receivedSummary(sandbox)).toMatchObject({ halls: [15, 5], mails: 2 });
    });
  },
);

test(
  'of two tabs that send the same booking at once, the second finds the first’s',
  { tag: ['@E-12', '@C-22'] },
  async ({ page, context, sandbox }) => {
    const second = await context.newPage();
    const forms = [hallForm(page), hallForm(second)];
    for (const form of forms) {
      await form.open();
      await form.fillIn();
    }
    // What was typed here goes along to the other tab, which says at once whether that day is free.
    await expect(second.getByRole('region', { name: 'Is your day free?' })).toContainText('is free');
    const looked = (await receivedSummary(sandbox)).calls;
    expect(looked).toEqual(['availability']);
    await sandbox.fault({ ...isFree, kind: 'hold' });
    for (const { form, submit } of forms) {
      await submit();
      await expect(form.getByRole('status').filter({ hasText: 'Checking the date…' })).toBeVisible();
    }
    await sandbox.mend();
    const [here, there] = [hallInvoice(page), hallInvoice(second)];
    await expect(here.statusMessage(toastTexts.invoiceSent)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(there.statusMessage('You sent these details before')).toBeVisible();
    expect(await receivedSummary(sandbox)).toEqual({ ...once, calls: [...looked, ...once.calls] });

    // The second press falls on what lies around the choice, and does not close it.
    await there.payButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await there.payButton.dblclick();
    await expect(there.dialog).toBeVisible();
    await expect(there.dialog).not.toHaveAttribute('inert');
    await test.step('a double click on Pay opens one card form, and its success shows in both', async () => {
      await here.payButton.click();
      await here.dialog.getByRole('button', { name: `Pay ${ambali.deposit}` }).dblclick();
      await here.card.payButton.click();
      await expect(here.receipt).toContainText(toastTexts.paymentSuccessful);
      await expect(here.statusMessage('open in another tab')).toHaveCount(0);
      await expect(there.receipt).toContainText(ambali.deposit);
      await expect(there.dialog).toHaveCount(0);
      await expect(there.payButton).toHaveCount(0);
      await expect
        .poll(() => receivedSummary(sandbox))
        .toMatchObject({ halls: [15], mails: 2, payments: ['success'] });
    });
  },
);
