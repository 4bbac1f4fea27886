import { dayMs } from '@venue/shared/time/durations.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { deviceList } from './pages/device-list.ts';
import { familyPage, otherDevice, payer } from './pages/family-payment.ts';
import { bookHall } from './pages/hall-form.ts';
import { hallInvoice } from './pages/hall-invoice.ts';

test('a damaged link, and an address without one, say so and take no payment', async ({
  page,
  complaints,
}) => {
  const { open, title, status, payButton } = familyPage(page);
  for (const [hash, words] of [
    ['invoice.1.%3Cscript%3E.0000000', 'We cannot read this link.'],
    ['content', 'Pay someone’s hall invoice.'],
  ] as const) {
    await page.goto('about:blank');
    await open(`${paths.familyPayment}#${hash}`);
    await expect(title).toHaveText(words);
    await expect(status.first()).toBeVisible();
    await expect(payButton).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test(
  'a shared link expires with its invoice',
  { tag: ['@I-12', '@C-22'] },
  async ({ page, browser, sandbox }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) =>
          document.body.setAttribute('data-shared', data.text + ' ' + data.url),
      });
    });
    await bookHall(page);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const shared = page.locator('body[data-shared]');
    await expect(shared).toHaveAttribute(
      'data-shared',
      new RegExp(`invoice ${await hallInvoice(page).number()}`),
    );
    const words = (await shared.getAttribute('data-shared')) ?? '';
    expect(words).not.toMatch(/Bello|example\.com/);
    const link = words.match(/http\S+#invoice\.1\.\S+/)?.[0] ?? 'no link';

    const other = await otherDevice(browser, page);
    await other.clock.install();
    const [late, family] = [familyPage(await other.context().newPage()), familyPage(other)];
    await test.step('a card form is open when the invoice expires', async () => {
      await late.open(link);
      await expect(late.payButton).toBeVisible();
      await family.open(link);
      await family.fillIn(payer);
      await family.payButton.click();
      await expect(family.card.payButton).toBeVisible();
      // From here on the page knows that the card form has loaded.
      await expect(hallInvoice(other).card.frame).toBeFocused();
      await other.clock.fastForward(dayMs + 10_000);
    });

    await test.step('the link takes no payment any more', async () => {
      await expect(late.title).toHaveText('This invoice has expired.');
      await expect(late.main).toContainText('Please do not pay it. Ask Morenikeji');
      await expect(late.payButton).toHaveCount(0);
    });
    await test.step('a payment made then is not said to hold the hall', async () => {
      await family.card.payButton.click();
      await expect(family.receipt).toContainText('₦800,000');
      await expect(family.receipt).toContainText('Ambali Hall may have been let to someone else by now');
      await expect(family.main).toContainText(
        'The invoice had already expired: ask the venue whether the hall is still free.',
      );
      expect((await sandbox.received()).payments).toHaveLength(1);
    });

    const list = deviceList(page);
    await list.open();
    await expect(list.row('Ambali Hall')).toContainText('the invoice may show it, but this list does not');
    await other.context().close();
  },
);
