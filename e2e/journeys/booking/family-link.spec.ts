import type { Browser, Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../fixtures.ts';
import { deviceList } from './device-list.ts';
import { familyPage, linkOf, otherDevice } from './family-pays.ts';
import { bookHall } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';

const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '0803 765 4321' } as const;

/** The link of a hall that was booked here, open on another device whose clock the test moves. */
async function openedElsewhere(browser: Browser, page: Page) {
  await bookHall(page);
  const link = await linkOf(page);
  const other = await otherDevice(browser, page);
  await other.clock.install();
  const family = familyPage(other);
  await family.open(link);
  await family.who(payer);
  return { other, family };
}

test('damaged, foreign and missing links say so and take no money', async ({ page, sandbox, complaints }) => {
  await bookHall(page);
  const link = await linkOf(page);
  await page.evaluate(() => localStorage.clear());
  const { open, title, status, pay } = familyPage(page);
  const [address = '', fragment = ''] = link.split('#');
  const swapped = fragment.replace(/\.(\w)/, (_, first: string) => `.${first === '1' ? '7' : '1'}`);
  for (const [hash, words] of [
    [fragment.slice(0, -9), 'This link is not whole.'],
    [`${fragment.slice(0, 30)}x${fragment.slice(31)}`, 'This link is not whole.'],
    [swapped, 'This link is not whole.'],
    ['invoice.1.%3Cscript%3E.0000000', 'This link is not whole.'],
    ['content', 'Pay for somebody’s day.'],
    ['', 'Pay for somebody’s day.'],
  ] as const) {
    await page.goto('about:blank');
    await open(`${address}#${hash}`);
    await expect(title).toHaveText(words);
    await expect(status.first()).toBeVisible();
    await expect(pay).toHaveCount(0);
  }
  expect((await sandbox.outbox()).payments).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a link whose # a mail gateway wrote as %23 opens the invoice all the same', async ({
  page,
  browser,
}) => {
  await bookHall(page);
  const link = await linkOf(page);
  const other = await otherDevice(browser, page);
  const { title, amount } = familyPage(other);
  for (const mangled of ['%23', '%2523']) {
    await other.goto('about:blank');
    await other.goto(link.replace('#', mangled));
    await expect(amount('Deposit and caution')).toBeVisible();
    await expect(title).not.toHaveText('No road goes here.');
    await expect(other).toHaveURL(link);
  }
  await other.context().close();
});

test('I-12: a link ends with its invoice, before the eyes of whoever has it open', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other, family } = await openedElsewhere(browser, page);
  await expect(family.pay).toBeVisible();
  await other.clock.fastForward(24 * 3_600_000 + 10_000);
  await expect(family.title).toHaveText('This invoice is over.');
  await expect(family.main).toContainText('Please do not pay it any more. Ask Morenikeji');
  await expect(family.pay).toHaveCount(0);
  expect((await sandbox.outbox()).payments).toEqual([]);
  await other.context().close();
});

test('I-12, C-22: what is paid by a link when its invoice had ended is not said to hold the hall', async ({
  page,
  browser,
}) => {
  const { other, family } = await openedElsewhere(browser, page);
  await family.pay.click();
  await expect(family.payNow).toBeVisible();
  // From here on the page knows that the card form has come.
  await expect(hallInvoice(other).window).toBeFocused();
  await other.clock.fastForward(24 * 3_600_000 + 10_000);
  await family.payNow.click();
  await expect(family.receipt).toContainText('₦800,000');
  await expect(family.receipt).toContainText('Ambali Hall may be let to somebody else by now');
  await expect(family.main).toContainText(
    'The invoice had ended: ask the venue whether the hall is still free.',
  );
  await other.context().close();
});

test('a link that is opened where it was made leads back to the invoice', async ({ page }) => {
  await bookHall(page);
  const number = await hallInvoice(page).number();
  const { open, title, main } = familyPage(page);
  await open(await linkOf(page));
  await expect(title).toHaveText('This is your own invoice.');
  await main.getByRole('button', { name: 'Open the invoice' }).click();
  await expect(hallInvoice(page).sheet).toContainText(number);
});

test('a device that can share hands the link to its own sheet, and its list says what it does not know since', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => document.body.setAttribute('data-shared', JSON.stringify(data)),
    });
  });
  await bookHall(page);
  const number = await hallInvoice(page).number();
  await page.getByRole('button', { name: 'Send the link' }).click();
  const shared = page.locator('body[data-shared]');
  await expect(shared).toHaveAttribute('data-shared', new RegExp(`${paths.familyPayment}#invoice\\.1\\.`));
  await expect(shared).toHaveAttribute('data-shared', new RegExp(`invoice ${number}`));
  await expect(shared).not.toHaveAttribute('data-shared', /Bello|example\.com/);
  const list = deviceList(page);
  await list.open();
  await expect(list.row('Ambali Hall')).toContainText('the invoice may show it and this list does not');
});
