import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { refuseAllSiteData } from './refuse-site-data.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.43 Mobile Safari/537.36 Instagram 312.0.0.42.109 Android',
  viewport: { width: 412, height: 800 },
});

/** What the browser inside an app does with files, paper, the clipboard, other apps and memory: nothing, and it does not say so. */
async function openedInsideAnApp(page: Page): Promise<void> {
  await refuseAllSiteData(page);
  await page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = function click() {
      if (!this.hasAttribute('download')) HTMLElement.prototype.click.call(this);
    };
    window.print = () => {};
    window.open = () => null;
    for (const name of ['share', 'canShare', 'clipboard']) {
      Object.defineProperty(Navigator.prototype, name, { value: undefined });
    }
  });
}

/** The sheet hands over its words, with those in them. */
async function handsOver(sheet: Locator, words: RegExp): Promise<void> {
  await expect(sheet).toContainText('Nothing saved or printed?');
  for (const [name, address] of [
    ['WhatsApp', 'https://wa.me/?text='],
    ['e-mail', 'mailto:?subject='],
  ] as const) {
    const href = await sheet.getByRole('link', { name }).getAttribute('href');
    expect(href).toContain(address);
    expect(decodeURIComponent(href ?? '')).toMatch(words);
  }
}

test('a hall is booked, kept and paid in a browser that saves, prints, copies and remembers nothing', async ({
  page,
  sandbox,
}) => {
  await openedInsideAnApp(page);
  await bookHall(page);
  const { sheet, transfer, payPanel, dialog, card, receipt, number } = hallInvoice(page);
  const invoice = new RegExp(`Invoice ${await number()}[\\s\\S]*Full payment: ${ambali.full}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await handsOver(sheet, invoice);
  await handsOver(sheet, /Your day\./);

  await transfer.getByRole('button', { name: 'Copy Account number' }).click();
  await expect(transfer.getByRole('button', { name: 'Selected: Account number' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('0000 000 000');

  await payPanel.getByRole('button', { name: 'MAKE PAYMENT' }).click();
  await dialog.getByRole('button', { name: `Pay ${ambali.deposit}` }).click();
  await card.payButton.click();
  await expect(receipt).toContainText(ambali.deposit);
  await page.getByRole('button', { name: 'Print' }).click();
  await handsOver(sheet, /Paid \(.*reference/);
  expect((await sandbox.received()).payments).toHaveLength(1);
});
