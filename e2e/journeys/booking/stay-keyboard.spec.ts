import { expect, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { stayForm, visitor } from './pages/stay-form.ts';
import { tabTo } from './tab-to.ts';

test(
  'a room is booked, paid and left again by keyboard only',
  { tag: '@Q-02' },
  async ({ page, sandbox }) => {
    const form = stayForm(page, 'deluxe-suite');
    await form.open();
    const keys = page.keyboard;
    await form.checkIn.focus();
    await keys.type('12042031');
    await form.checkOut.focus();
    await keys.type('12072031');
    await form.expectCost('₦90,000');
    await form.main.getByLabel('Full name').focus();
    await keys.type(visitor.name);
    await keys.press('Tab');
    await expect(form.email).toBeFocused();
    await keys.type(visitor.email);
    await keys.press('Tab');
    await keys.type(visitor.phone);
    // On the way stands whom to call if the dates turn out to be taken.
    await tabTo(page, form.payButton);
    await keys.press('Enter');
    await expect(cardForm(page).frame).toBeFocused();
    await expect(cardForm(page).payButton).toBeVisible();
    await keys.press('Tab');
    await expect(cardForm(page).declineButton).toBeFocused();
    await keys.press('Shift+Tab');
    await expect(cardForm(page).payButton).toBeFocused();
    await keys.press('Enter');
    const title = page.getByRole('heading', { level: 1, name: 'Paid, awaiting confirmation.' });
    await expect(title).toBeFocused();
    await keys.press('Tab');
    await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
    for (const name of ['WhatsApp', 'e-mail']) {
      await keys.press('Tab');
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeFocused();
    }
    await keys.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy Reference' })).toBeFocused();
    expect((await sandbox.received()).payments).toMatchObject([{ amount: 9_000_000, status: 'success' }]);
  },
);
