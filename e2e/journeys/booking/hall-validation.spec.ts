import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { timeStandsAt } from '../support/set-site-time.ts';
import { filledIn, hallForm } from './pages/hall-form.ts';
import { onlyMail } from './received-records.ts';

test(
  'all that is missing or malformed is listed with a way to its field, before any request',
  { tag: ['@V-01', '@V-03..05', '@E-03', '@M-01..03', '@PG-08', '@Q-08'] },
  async ({ page, context, sandbox }) => {
    // Half an hour past midnight in Lagos, and still the day before in London.
    await timeStandsAt(page, new Date('2031-03-20T23:30:00Z'));
    const { open, fillIn, form, field, fillField, terms, submit, values } = hallForm(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await open();

    await test.step('what is missing leads to its field, and is no longer said of one that is filled in', async () => {
      await fillIn({ hall: '', phone: '' });
      await submit();
      const missing = form.getByRole('region', { name: toastTexts.fillInAllInputs });
      await expect(toasts.getByText(toastTexts.fillInAllInputs)).toBeVisible();
      await expect(missing).toBeFocused();
      await expect(missing).toHaveCSS('border-top-style', 'solid');
      await expect(missing.getByRole('link')).toHaveText([
        /^This date has passed/,
        'No hall is chosen',
        'Phone number is empty',
      ]);
      const halls = form.getByRole('radiogroup', { name: 'Hall' });
      await expect(halls).toHaveAccessibleDescription(/Choose a hall/);
      await missing.getByRole('link', { name: 'No hall is chosen' }).click();
      await expect(field('hall').first()).toBeFocused();
      await fillField('hall', 'Ambali Hall');
      await expect(halls).not.toHaveAccessibleDescription(/Choose a hall/);
    });

    await test.step('terms come before what is malformed, and open beside the form', async () => {
      await fillIn({ firstName: '   ', noOfPeople: '12.5' });
      await terms.uncheck();
      await submit();
      await expect(toasts.getByText(toastTexts.agreeToTerms)).toBeVisible();
      const unticked = form.getByRole('region', { name: toastTexts.agreeToTerms });
      await expect(unticked).toBeFocused();
      await expect(unticked.getByRole('link')).toHaveText([
        /whole number/,
        /^This date has passed/,
        'Enter a first name in letters',
        'Terms and conditions are not ticked',
      ]);
      await expect(terms).toHaveAccessibleDescription('Tick to continue');
      const beside = context.waitForEvent('page');
      await form.getByRole('link', { name: 'Terms and conditions', exact: true }).click();
      await expect((await beside).getByRole('heading', { level: 1 })).toHaveText(/terms/i);
      await terms.check();
    });

    await test.step('what is malformed is kept as it was typed', async () => {
      await submit();
      await expect(toasts.getByText(toastTexts.fillInAllFields)).toBeVisible();
      await expect(form.getByRole('region', { name: 'Please correct the following' })).toBeFocused();
      await expect(field('noOfPeople')).toHaveAccessibleDescription(/whole number, for example 650/);
      expect(await values()).toEqual({ ...filledIn, firstName: '   ', noOfPeople: '12.5' });
    });

    await test.step('a day that is over in Lagos is refused at its field, the day after it is not', async () => {
      await expect(
        form.getByRole('status').filter({ hasText: 'The event date is in the past.' }),
      ).toBeVisible();
      await expect(form.getByText('This date has passed: today is Friday 21 March 2031.')).toHaveCount(2);
      await expect(field('eventDate')).toHaveAttribute('aria-invalid', 'true');
      expect((await sandbox.received()).requests).toEqual([]);
      await fillIn({ eventDate: '2031-03-21' });
      await submit();
      await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
    });
  },
);

test(
  'hints stop nobody, and a person whom the trap caught by mistake sends again',
  { tag: ['@E-14', '@D-03', '@V-06', '@Q-15'] },
  async ({ page, sandbox }) => {
    const { open, fillIn, form, field, fillField, submit, stopNotice } = hallForm(page);
    const hint = (words: string) => form.getByRole('status').filter({ hasText: words });
    await open();
    await field('noOfPeople').pressSequentially('1,200');
    await expect(hint('1,200 is more')).toBeVisible();
    await fillField('noOfPeople', '६५०');
    await expect(hint('650 fit into')).toHaveText(
      /^650 fit into Ambali Hall: 700 comfortably, 800 at most, for ₦1,500,000\.$/,
    );
    await fillIn({ hall: 'Ball Room', noOfPeople: '६५०', phone: '٠٨٠٣ ٥٥٥ ١٢', addInfo: '' });
    await expect(hint('Ball Room')).toHaveText(/650 is too many for Ball Room.*Ambali Hall has room/);
    await expect(field('phone')).toHaveAccessibleDescription(/have 11 digits, and this one has 9/);

    await form.getByLabel('Website').evaluate((trap) => {
      if (trap instanceof HTMLInputElement) trap.value = 'https://spam.example';
    });
    await submit();
    await expect(stopNotice(toastTexts.cannotRetrieve)).toBeFocused();
    expect((await sandbox.received()).requests).toEqual([]);
    await submit();
    await expect(page.getByRole('heading', { level: 1, name: /Ball Room is held/ })).toBeVisible();
    expect(await onlyMail(sandbox)).toMatchObject({ noOfPeople: '650', phone: '0803 555 12', addInfo: '' });
  },
);
