import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { createDeferred } from '../support/deferred.ts';
import { withFaultyModule } from '../support/faulty-module.ts';
import { expect, test } from '../support/fixtures.ts';
import { deviceList } from './pages/device-list.ts';
import { bookHall, hallForm } from './pages/hall-form.ts';
import { hallInvoice } from './pages/hall-invoice.ts';

test(
  'a hall that is held stays known when its invoice cannot be shown',
  { tag: '@D-22' },
  async ({ page, sandbox }) => {
    await withFaultyModule(
      page,
      /\/invoice-view-[^/]*\.js$/,
      'export function InvoiceView() { throw new Error("the invoice view is at fault"); }',
    );
    const form = hallForm(page);
    await form.open();
    await form.fillIn();
    await form.submit();
    const note = page.getByRole('alert').filter({ hasText: 'We could not show this booking properly.' });
    await expect(note).toContainText(/Invoice \d{6}\./);
    await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(form.form).toHaveCount(0);
    expect((await sandbox.received()).reservations).toHaveLength(1);
    const { open, row } = deviceList(page);
    await open();
    await expect(row('Ambali Hall')).toContainText('Held until');
  },
);

test(
  'an invoice that a reload still loads does not replace a form that was just sent',
  { tag: '@E-13' },
  async ({ page }) => {
    await bookHall(page);
    await expect(hallInvoice(page).sheet).toBeVisible();

    const { promise: arrived, resolve: arrive } = createDeferred();
    await page.route(/\/request-view-[^/]*\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.reload();
    const form = hallForm(page);
    await form.submitButton.click();
    arrive();
    await expect(form.form.getByRole('region', { name: toastTexts.fillInAllInputs })).toBeVisible();
    await expect(hallInvoice(page).sheet).toHaveCount(0);
  },
);
