import { defaultVenue } from '@venue/shell/platform/configuration/default-venue.ts';
import { expect, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { stayForm } from './pages/stay-form.ts';

test(
  'dates that are no stay have sentences in place of a sum and open no card form',
  { tag: ['@B-06', '@B-12', '@D-08', '@V-10'] },
  async ({ page, sandbox }) => {
    const form = stayForm(page, 'deluxe-suite');
    const { main, cost, checkIn, checkOut, payButton } = form;
    const pays = main.getByRole('region', { name: 'Pay, or ask first' });
    const asks = pays.getByRole('link', { name: /^Ask on WhatsApp/ });
    await form.open();
    await form.fillInVisitor();

    await test.step('before there are dates, what is promised stands with the button, and whoever presses it chooses first', async () => {
      await form.expectNoCost();
      await expect(pays).toContainText(defaultVenue.ifNotFree ?? 'no promise');
      await expect(
        pays.getByText(/^Ask how many it sleeps and what we refund if you cancel\./),
      ).toBeVisible();
      await expect(asks).toHaveAttribute('href', /question%20about%20Basic%20Deluxe/);
      await payButton.click();
      await expect(checkIn).toBeFocused();
      await expect(checkIn).toHaveAccessibleDescription(/Check-out must be after check-in/);
    });

    await test.step('reversed and equal dates are said at once, and at their field when they are sent', async () => {
      for (const to of ['2031-12-30', '2031-12-31']) {
        await form.chooseNights('2031-12-31', to);
        await expect(cost).toContainText('Check-out is not after check-in. Choose a later day.');
        await form.expectNoCost();
        await payButton.click();
        await expect(checkOut).toBeFocused();
        await expect(checkOut).toHaveAccessibleDescription(/Check-out must be after check-in/);
      }
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await expect(toasts.locator('[role=status], [role=alert]')).toHaveCount(0);
      expect((await sandbox.received()).requests).toEqual([]);
    });

    await test.step('nights have a sum, what it is made of, and a question of their own', async () => {
      await checkOut.fill('2032-01-02');
      await form.expectCost('₦60,000');
      await expect(main.getByText('2 nights × ₦30,000 = ₦60,000')).toBeVisible();
      await expect(main.getByText('Check-out must be after check-in')).toHaveCount(0);
      await expect(asks).toHaveAttribute('href', /for%202%20nights/);
    });

    await payButton.evaluate((button) => {
      const last = document.querySelector<HTMLInputElement>('input[name=checkOut]');
      if (last) last.value = '2032-01-03';
      if (button instanceof HTMLElement) button.click();
    });
    await expect(cardForm(page).sum('₦90,000')).toBeVisible();
    expect((await sandbox.received()).payments).toMatchObject([{ amount: 9_000_000 }]);
  },
);
