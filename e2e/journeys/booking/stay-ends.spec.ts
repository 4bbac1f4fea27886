import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { hourMs } from '@venue/shared/time/durations.ts';
import { expect, test } from '../support/fixtures.ts';
import { timeIs, timePasses } from '../support/set-site-time.ts';
import { cardForm } from './pages/card-form.ts';
import { stayForm, visitor } from './pages/stay-form.ts';

/** How long the provider's window may take, in ms. */
const deadline = 15_000;

test(
  'whatever keeps the card form from opening is said and loses nothing typed',
  { tag: ['@C-20', '@D-54', '@M-06', '@M-11'] },
  async ({ page, sandbox }) => {
    await page.clock.install();
    const form = stayForm(page, 'deluxe-suite');
    const { main, email, payButton } = form;
    const noAnswer = main.getByRole('group', { name: toastTexts.cannotRetrieve });
    const availability = { service: 'reservation', endpoint: 'availability' } as const;
    await form.open();

    await test.step('nobody can say whether the room is free', async () => {
      await sandbox.fault({ ...availability, kind: 'down' });
      await form.book('2031-12-04', '2031-12-07');
      await expect(noAnswer).toBeFocused();
      await expect(noAnswer).toContainText('Try again in a moment');
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await expect(toasts).toContainText(toastTexts.cannotRetrieve);
    });

    await test.step('the booking system will not say, in its own words', async () => {
      await sandbox.mend();
      const errorMessage = 'API key is not permitted for this endpoint.';
      await sandbox.fault({ ...availability, kind: 'refused', errorCode: -2, errorMessage });
      await payButton.click();
      await expect(noAnswer).toContainText(
        'The booking system says: “API key is not permitted for this endpoint”.',
      );
      await expect(noAnswer).not.toContainText('Try again in a moment');
    });

    await test.step('the room is taken, until the dates are others', async () => {
      await sandbox.mend();
      await sandbox.fault({ service: 'reservation', kind: 'hall-taken', halls: [12] });
      await payButton.click();
      const taken = main.getByRole('group', { name: 'Not available on these dates.' });
      await expect(taken).toBeFocused();
      expect((await sandbox.received()).payments).toEqual([]);
      await form.checkOut.fill('2031-12-08');
      await expect(taken).toBeHidden();
    });

    await test.step('the card form never comes', async () => {
      await sandbox.mend();
      await sandbox.fault({ service: 'payment', kind: 'never-loads' });
      await payButton.click();
      await expect(cardForm(page).frame).toHaveCount(1);
      await page.clock.fastForward(deadline);
      const notice = main.getByRole('group', { name: "Unable to load the card provider's inline script" });
      await expect(notice.getByRole('link', { name: '+234 000 000 0001' })).toBeVisible();
      await expect(page.locator('iframe[id^=inline-]')).toHaveCount(0);
    });

    await expect(email).toHaveValue(visitor.email);
    await sandbox.mend();
    await payButton.click();
    await cardForm(page).payButton.click();
    await expect(form.receipt).toContainText('₦120,000');
    expect((await sandbox.received()).payments).toHaveLength(1);
  },
);

test(
  'a bank transfer under way is said to be pending until its account is closed',
  { tag: '@C-22' },
  async ({ page, sandbox }) => {
    await timeIs(page, new Date('2031-11-21T09:12:00+01:00'));
    const form = stayForm(page, 'deluxe-suite');
    const { main, receipt } = form;
    await form.open();
    await form.book('2031-12-04', '2031-12-05');
    await cardForm(page).transferButton.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your transfer is on its way.' })).toBeVisible();
    const reference = (await sandbox.received()).payments[0]?.reference ?? 'no payment';
    for (const words of ['On its way by transfer', 'Please do not pay twice', reference])
      await expect(receipt).toContainText(words);
    await expect(page.getByText('Payment Successful')).toHaveCount(0);

    await test.step('it is waited for, although it is not there yet, and nothing is paid over it', async () => {
      await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'payment-denied' });
      await page.reload();
      await expect(receipt).toContainText('On its way by transfer');
      await page.getByRole('button', { name: 'Book other dates' }).click();
      await expect(form.checkIn).toHaveValue('');
      await form.chooseNights('2031-12-04', '2031-12-05');
      await form.payButton.click();
      const question = main.getByRole('group', { name: 'Your transfer is on its way.' });
      await expect(question.getByRole('button')).toHaveText(['Show the receipt']);
      await question.getByRole('button', { name: 'Show the receipt' }).click();
      await expect(receipt).toContainText('On its way by transfer');
    });

    await test.step('an hour later nobody has seen it come in', async () => {
      await timePasses(page, hourMs);
      await page.reload();
      const notice = main.getByRole('group', { name: 'We have not seen your transfer arrive.' });
      await expect(notice).toContainText('If your bank debited you, do not pay again');
      await expect(notice).toContainText(reference);
    });

    await sandbox.mend();
    await form.book('2031-12-04', '2031-12-05');
    const question = main.getByRole('group', { name: 'A payment may have gone through.' });
    await expect(question).toContainText(reference);
    await question.getByRole('button', { name: 'It did not go through: pay ₦' }).click();
    await cardForm(page).payButton.click();
    await expect(receipt).toContainText('₦30,000');
  },
);
