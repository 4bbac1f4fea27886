import { messages } from '@venue/shared/words/messages.ts';
import { expect } from '../../journeys/support/fixtures.ts';
import { expectedMail, formPage, arrivedMails } from '../../journeys/forms/form-page.ts';
import { contactForm } from '../../journeys/forms/mail-forms.ts';
import { test } from '../engine-test.ts';

/** Engines differ in what a pasted line break becomes in a single-line field. */
const spec = { ...contactForm, fields: { ...contactForm.fields, subject: { typed: 'Ọjọ́ Sátidé?' } } };

test('a message is sent completely; one that failed survives a reload and is sent once', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, spec);
  await form.open();
  await form.write();
  await form.sendButton.click();
  await expect(form.status(messages.messageSent)).toBeVisible();
  await form.letTimePass();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.sendButton.click();
  await form.help.keep.click();
  await expect(form.waiting).toHaveCount(1);
  await page.reload();
  await form.form.scrollIntoViewIfNeeded();
  await form.waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(form.waiting).toHaveCount(0);
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(spec), expectedMail(spec)]);
});
