import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { hallForm } from './pages/hall-form.ts';
import { hallInvoice } from './pages/hall-invoice.ts';
import { receivedSummary } from './received-records.ts';
import { tabTo } from './tab-to.ts';

test(
  'from the first field to Payment Successful by keyboard alone',
  { tag: '@Q-02' },
  async ({ page, sandbox }) => {
    const { open, form, field, submitButton, values } = hallForm(page);
    const { keyboard } = page;
    await open();
    const type = async (name: string, keys: string) => {
      await tabTo(page, field(name).first());
      await keyboard.type(keys);
    };
    await test.step('the form is filled in and sent', async () => {
      await field('eventType').focus();
      await keyboard.type('Naming');
      await type('noOfPeople', '650');
      // The same day and month, and times after noon, whichever way round the browser writes them.
      await type('eventDate', '03032031');
      await type('startTime', '1212PM');
      await type('endTime', '0606PM');
      await tabTo(page, field('hall').first());
      await keyboard.press('Space');
      await keyboard.press('ArrowDown');
      await type('firstName', 'Ada');
      await type('lastName', 'Obi');
      await type('email', 'ada@obi.ng');
      await type('phone', '08031234567');
      await type('hearAbout', 'Facebook');
      await tabTo(page, form.getByRole('checkbox', { name: /I agree/ }));
      await keyboard.press('Space');
      expect(await values()).toMatchObject({
        eventDate: '2031-03-03',
        startTime: '12:12',
        hall: 'Ambali Hall',
      });
      await tabTo(page, submitButton);
      await keyboard.press('Enter');
    });

    await expect(page.getByRole('heading', { level: 1, name: /Ambali Hall is held/ })).toBeFocused();
    const { payButton, dialog, card, statusMessage } = hallInvoice(page);
    await test.step('the deposit is paid', async () => {
      await tabTo(page, payButton);
      await keyboard.press('Enter');
      await tabTo(page, dialog.getByRole('button', { name: 'Pay ₦800,000' }));
      await keyboard.press('Enter');
      await expect(card.frame).toBeFocused();
      // The sandbox's frame starts at this button without focusing it: one step on and one back.
      await keyboard.press('Tab');
      await tabTo(page, card.payButton, 'Shift+Tab');
      await keyboard.press('Enter');
      await expect(statusMessage(toastTexts.paymentSuccessful)).toBeVisible();
    });
    const focused = page.locator('*:focus').getByRole('status');
    await expect(focused.filter({ hasText: toastTexts.paymentSuccessful })).toHaveCount(1);
    await expect
      .poll(() => receivedSummary(sandbox))
      .toMatchObject({ halls: [15], mails: 2, payments: ['success'] });
  },
);
