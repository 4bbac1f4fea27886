import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { arrivedMails, expectedMail, formPage } from './form-page.ts';
import { quoteForm } from './mail-forms.ts';

test(
  'the quote form takes over what was entered on the conference hall’s page',
  { tag: '@Q-19' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await page.goto(paths.conferenceHall);
    await hydrated(page, 'mf-marketing/conference-hall');
    const ask = page.getByRole('form', { name: 'Ask for the conference hall' });
    await ask.getByRole('radio', { name: /^Horseshoe/ }).check();
    await ask.getByLabel('Day').fill('2031-03-20');
    await ask.getByLabel('How many').fill('28');
    await ask.getByRole('button', { name: 'Request a quote' }).click();
    await hydrated(page, quoteForm.part);
    const form = formPage(page, quoteForm);
    await expect(form.field('place')).toHaveValue('Conference hall');
    await expect(form.field('layout')).toHaveValue('Horseshoe');
    await expect(form.field('eventDate')).toHaveValue('2031-03-20');
    await expect(form.field('estimatedGuests')).toHaveValue('28');

    await form.fillIn();
    await form.fillField('number', '+٢٣٤ ٨٠٣ ١٢٣-٤٥٦٧');
    await form.fillField('estimatedGuests', '');
    await form.field('estimatedGuests').pressSequentially('６５０');
    await form.submitButton.click();
    await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
    const mails = await arrivedMails(sandbox);
    expect(mails).toEqual([expectedMail(quoteForm)]);
    const reference = mails[0]?.fields.find(({ name }) => name === 'reference')?.value ?? 'no reference';
    await expect(form.statusMessage(toastTexts.messageSent)).toContainText(`Your reference: ${reference}`);
    await expect(
      form.part.getByText(/^We’ll reply to morenikeji@example\.com\. If you hear nothing/),
    ).toBeVisible();
    await expect(form.part.getByText('Lunch, Microphones')).toBeVisible();
    await expect(form.part.getByText('Thursday 20 March 2031')).toBeVisible();
  },
);
