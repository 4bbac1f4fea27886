import { expect, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { stayForm } from './pages/stay-form.ts';

test(
  'a bank that asks in a window of its own is answered, and the stay is paid',
  { tag: ['@B-10', '@B-16'] },
  async ({ page, sandbox }) => {
    const form = stayForm(page, 'deluxe-suite');
    await form.open();
    await form.book('2031-12-30', '2032-01-02');
    const card = cardForm(page);
    await card.testCard.selectOption('bank-window');
    await card.payButton.click();
    const opening = page.waitForEvent('popup');
    await card.bankButton.click();
    const bank = await opening;
    const closed = bank.waitForEvent('close');
    // The button closes its own window, which may cut the click short.
    await bank
      .getByRole('button', { name: 'Yes, pay' })
      .click()
      .catch(() => undefined);
    await closed;
    await expect(form.receipt).toContainText('₦90,000');
    expect((await sandbox.received()).payments).toMatchObject([{ status: 'success' }]);
  },
);
