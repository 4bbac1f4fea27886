import type { Locator, Page, Request } from '@playwright/test';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { messages } from '@venue/shared/messages.ts';
import { paths } from '../../site/addresses.ts';
import { sandboxOrigin } from '../../site/test-ports.ts';
import { expect, hydrated, personsTime, test } from '../fixtures.ts';
import { deviceList } from './device-list.ts';
import { bookHall, hallForm } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';
import { cardForm, stayForm } from './stay-form.ts';

/** The question to the reservation service, not the code that asks it. */
const availability = (request: Request) =>
  request.url().startsWith(sandboxOrigin) && /availab/i.test(request.url());
const checkout = 'iframe[title="Card payment"]';

/** To another page and back, within the same document. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
}

const nights = ['2031-12-04', '2031-12-07'] as const;

async function fillInStay(page: Page) {
  const stay = stayForm(page, 'standard-suite');
  await stay.open();
  await stay.nights(...nights);
  await stay.who();
  return stay;
}

/** Presses a button, and leaves its page while whether something is free is still being asked. */
async function leaveWhileAsked(page: Page, sandbox: SandboxLane, button: Locator): Promise<void> {
  await sandbox.fault({ service: 'reservation', endpoint: 'availability', kind: 'hold' });
  const asked = page.waitForRequest(availability);
  await button.click();
  await asked;
  await leave(page);
}

/** Attempts to pay that are under way in this browser. */
function attempts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.map(({ name }) => name).filter((name) => name?.startsWith('payment of '));
  });
}

test('the card form of a page that was left does not open over another one', async ({ page, sandbox }) => {
  const stay = await fillInStay(page);
  await leaveWhileAsked(page, sandbox, stay.pay);
  expect(await attempts(page)).toHaveLength(1);
  await sandbox.mend();
  await expect.poll(() => attempts(page)).toEqual([]);
  await expect(page.locator(checkout)).toHaveCount(0);
  await expect(page.getByText(messages.somethingWentWrong)).toHaveCount(0);
  expect((await reached(sandbox)).payments).toEqual([]);
});

test('who pays, leaves, comes back and pays again, pays once and gets the receipt', async ({
  page,
  sandbox,
}) => {
  const stay = await fillInStay(page);
  await leaveWhileAsked(page, sandbox, stay.pay);
  await page.goBack();
  await hydrated(page, 'mf-bookings/standard-suite-booking');
  await stay.pay.click();
  await sandbox.mend();
  await cardForm(page).pay.click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  expect((await sandbox.outbox()).payments.map(({ status }) => status)).toEqual(['success']);
});

test('a hall whose form was left while it was being sent shows its invoice when its visitor is back', async ({
  page,
  sandbox,
}) => {
  const form = hallForm(page);
  await form.open();
  await form.fillIn();
  await personsTime(page);
  await leaveWhileAsked(page, sandbox, form.send);
  await page.goBack();
  await hydrated(page, 'mf-bookings/hall-booking');
  await sandbox.mend();
  await expect(hallInvoice(page).payButton).toBeVisible();
  expect((await reached(sandbox)).mails).toBe(1);
});

test('a page whose code did not come does not take its visitor away from where they went on', async ({
  page,
}) => {
  await page.route(/\/contact-view-[^/]*\.js$/, (route) => route.abort());
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL(paths.ourTeam);
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/contact-view-'));
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Check a hall date', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeVisible();
  const form = hallForm(page);
  await form.field('firstName').fill('Morenikeji');
  await missed;
  // It goes on once nothing is under way: the next in that queue comes after it.
  await page.evaluate(() => navigator.locks.request('under-way', () => undefined));
  await expect(page).toHaveURL(paths.hallBooking);
  await expect(form.field('firstName')).toHaveValue('Morenikeji');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a double tap on MAKE PAYMENT chooses no sum', async ({ page, sandbox }) => {
    await bookHall(page);
    const { payButton, dialog, payNow } = hallInvoice(page);
    await payButton.first().evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const box = await payButton.first().boundingBox();
    if (!box) throw new Error('no button to pay');
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
    await tap(first + 0.3);
    // A tap sooner after the second one is a part of it.
    await page.waitForFunction((over) => Date.now() > over, (first + 0.9) * 1000);
    await dialog.getByRole('button', { name: `Pay ${ambali.deposit}` }).tap();
    await expect(payNow).toHaveText(`Pay ${ambali.deposit}`);
    expect((await sandbox.outbox()).payments).toHaveLength(1);
  });
});

test('opening a kept booking has the focus on its heading', async ({ page }) => {
  await bookHall(page);
  const { open, row } = deviceList(page);
  await open();
  await row('Ambali Hall').getByRole('button', { name: 'Open and pay' }).click();
  await expect(hallInvoice(page).payButton).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a payment whose card form never opened is nowhere said to have been made perhaps', async ({ page }) => {
  await page.route(/\/index\.es-[^/]*\.js$/, () => undefined);
  const stay = await fillInStay(page);
  const library = page.waitForRequest(/\/index\.es-[^/]*\.js$/);
  await stay.pay.click();
  await library;
  await page.reload();
  const list = deviceList(page);
  await list.open();
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await expect(list.rows).toHaveCount(0);
});

test('a double click opens the choice of payment and leaves it open, wherever the button lies', async ({
  page,
}) => {
  await bookHall(page);
  const { payButton, dialog } = hallInvoice(page);
  for (const block of ['start', 'end'] as const) {
    await payButton.evaluate((button, place) => button.scrollIntoView({ block: place }), block);
    await payButton.dblclick();
    await expect(dialog).toBeVisible();
    // One that closes fades, and is out of reach meanwhile.
    await expect(dialog).not.toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a payment that is made after the device was wiped shows its receipt', async ({ page, context }) => {
  await bookHall(page);
  const invoice = hallInvoice(page);
  await invoice.choose(ambali.deposit);
  await expect(invoice.payNow).toBeVisible();
  const other = await context.newPage();
  const list = deviceList(other);
  await list.open();
  await list.wipe.click();
  await list.dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(list.rows).toHaveCount(0);
  await invoice.payNow.click();
  await expect(invoice.receipt).toBeVisible();
  await expect(invoice.receipt).toContainText('Payment Successful');
});
