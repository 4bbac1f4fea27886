import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { hourMs } from '@venue/shared/time/durations.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { expect, test } from '../support/fixtures.ts';
import { timeIs } from '../support/set-site-time.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { onlyMail } from './received-records.ts';

const issued = new Date('2030-11-21T15:12:00Z');
/** Ends late, under a name with a letter that the PDF has no font for. */
const late = { endTime: '22:00', firstName: '李 Ṣèyí, “Ṣẹ̀; yí”', lastName: 'Ọláńrewájú-Adébáyọ̀' };

async function downloaded(page: Page, button: Locator) {
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function readPdf(bytes: Uint8Array) {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return { totalPages, text: text.normalize('NFC').replaceAll(/\s+/g, ' ') };
}

const onTheSheet = [
  brand.name,
  'Ọláńrewájú'.normalize('NFC'),
  '20/03/2031',
  '21/11/2030',
  '₦1,500,000',
  '₦200,000',
  '₦1,700,000',
  '₦800,000',
  '₦900,000',
  '₦50,000',
  'valid for 24 hours',
  'Sample Bank (sandbox)',
  '0000 000 000',
  'non-refundable',
];

async function readsPdf(page: Page): Promise<void> {
  const number = await hallInvoice(page).number();
  const { name, bytes } = await downloaded(page, page.getByRole('button', { name: 'Download PDF' }));
  expect(name).toBe(`Invoice ${number}.pdf`);
  const { totalPages, text } = await readPdf(bytes);
  expect(totalPages).toBe(1);
  const more = [number, `${brand.slug.toUpperCase()} ${number}`, '□ Ṣèyí, “Ṣẹ̀; yí”'.normalize('NFC')];
  for (const words of [
    ...onTheSheet,
    ...more,
    '□ stands for a letter or sign that this file cannot print.',
  ]) {
    expect(text).toContain(words);
  }
}

async function printsSheet(page: Page): Promise<void> {
  const number = await hallInvoice(page).number();
  const { totalPages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(totalPages).toBe(1);
  for (const words of [...onTheSheet, number]) expect(text).toContain(words);
  for (const words of ['MAKE PAYMENT', 'Download PDF', 'Copy', 'Sent Successfully', 'Dates that matter']) {
    expect(text).not.toContain(words);
  }
  // Firefox knows `:has()` from 121 on only: a sheet that a rule finds by it would print with the whole page around it.
  const rules = () =>
    [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
  const printed = (await page.evaluate(rules)).filter((rule) => rule.includes('data-print'));
  expect(printed).not.toEqual([]);
  expect(printed.join()).not.toContain(':has(');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(hallInvoice(page).sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

async function fillsCalendar(page: Page): Promise<void> {
  const number = await hallInvoice(page).number();
  const file = await downloaded(page, page.getByRole('button', { name: 'Add them to my calendar' }));
  expect(file.name).toBe(`Ambali Hall ${number}.ics`);
  const calendar = new ICAL.Component(ICAL.parse(file.bytes.toString('utf8')));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(
    events.map(({ uid, startDate }) => `${uid.slice(7, -6)} ${startDate.toString().slice(0, 10)}`),
  ).toEqual([
    'hold 2030-11-22',
    'cancel 2030-11-28',
    'balance 2031-02-18',
    'decorations 2031-03-06',
    'rehearsal 2031-03-13',
    'day 2031-03-20',
    'caution 2031-03-27',
  ]);
  const day = events.find(({ uid }) => uid.includes('-day@'));
  expect(day?.location).toBe(`${brand.name}, 1 Example Road, Ago Iwoye, Ogun State, Nigeria`);
}

/** 500 ms after the click, when what it changes on the page is drawn. */
async function prints(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  const printed = page.locator('body[data-printed]');
  await page.clock.pauseAt(new Date(issued.getTime() + hourMs));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.clock.runFor(499);
  await expect(printed).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(printed).toHaveCount(1);
  await page.clock.resume();
}

/** What the sheet and the PDF of it say once all but the late hours is paid. */
async function saysPaid(page: Page): Promise<void> {
  const { sheet } = hallInvoice(page);
  const { bytes } = await downloaded(page, page.getByRole('button', { name: 'Download PDF' }));
  const { text } = await readPdf(bytes);
  for (const said of [text, (await sheet.textContent()) ?? '']) {
    expect(said).toMatch(/Late hours ?not included, by Tue 18 Feb 2031/);
    expect(said).not.toMatch(/Valid until|valid for|Your hold ends|Balance/);
  }
  await expect(sheet).toContainText('Operating hours are 7am to 8pm');
}

test(
  'PDF, paper and calendar file say what the screen says',
  { tag: ['@I-12', '@I-14..18', '@D-46'] },
  async ({ page, sandbox }) => {
    await timeIs(page, issued);
    await bookHall(page, late);
    const { sheet, payButton, dialog, card, receipt, transfer } = hallInvoice(page);

    await test.step('documents of what is held', async () => {
      const { firstName, lastName } = late;
      await expect(sheet).toContainText(`${firstName} ${lastName}`);
      expect(await onlyMail(sandbox)).toMatchObject({ firstName, lastName });
      await expect(sheet).toContainText(
        /Late hours not included, due with the balance: ₦950,000 together.*₦50,000/,
      );
      await readsPdf(page);
      await printsSheet(page);
      await fillsCalendar(page);
      await prints(page);
    });

    await test.step('the full payment', async () => {
      await payButton.click();
      const pays = dialog.getByRole('button', { name: /^Pay/ });
      await expect(pays).toHaveText([`Pay ${ambali.deposit}`, `Pay ${ambali.full}`]);
      await expect(dialog).toContainText('Late hours of ₦50,000 are not part of it');
      await expect(dialog).toContainText('the remaining ₦950,000 is due by');
      await expect(dialog).not.toContainText('Nothing more to pay');
      await pays.last().click();
      await card.pay(ambali.full);
      await expect(receipt).toContainText(/To follow, by Tue 18 Feb 2031\s*₦50,000/);
      expect((await sandbox.received()).payments).toMatchObject([{ amount: 170_000_000, status: 'success' }]);
    });

    const main = page.getByRole('main');
    await expect(main).toContainText('₦50,000 for late hours to follow, by Tue 18 Feb 2031.');
    await expect(main).not.toContainText(/Nothing more to pay|Balance of|Your hold ends/);
    await expect(transfer).toContainText('The late hours by transfer');
    await saysPaid(page);
  },
);
