import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expectedMail, formPage, arrivedMails } from '../../journeys/forms/form-page.ts';
import { contactForm } from '../../journeys/forms/mail-forms.ts';
import { expect } from '../../journeys/support/fixtures.ts';
import { test } from '../engine-test.ts';

/** Engines differ in what a pasted line break becomes in a single-line field. */
const spec = { ...contactForm, fields: { ...contactForm.fields, subject: { typed: 'Ọjọ́ Sátidé?' } } };

test('a message is sent completely; one that failed survives a reload and is sent once', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, spec);
  await form.open();
  await form.fillIn();
  await form.submitButton.click();
  await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
  await form.fillIn();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.submitButton.click();
  await form.saveButton.click();
  await expect(form.savedMessages).toHaveCount(1);
  await page.reload();
  await form.form.scrollIntoViewIfNeeded();
  await form.savedMessages.getByRole('button', { name: 'Send now' }).click();
  await expect(form.savedMessages).toHaveCount(0);
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(spec), expectedMail(spec)]);
});
