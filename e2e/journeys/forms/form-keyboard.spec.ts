import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { arrivedMails, expectedMail, formPage } from './form-page.ts';
import { contactForm } from './mail-forms.ts';

test('a message from the first field to the answer by keyboard alone, failure and restoring included', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.field('name').focus();
  for (const { typed } of Object.values(contactForm.fields)) {
    await page.keyboard.insertText(typed.replaceAll('\r\n', ' '));
    await page.keyboard.press('Tab');
  }
  await expect(form.submitButton).toBeFocused();
  await form.letTimePass();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await page.keyboard.press('Enter');
  await expect(form.statusMessage(toastTexts.somethingWentWrong)).toBeVisible();
  await expect(form.submitButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.restoreButton).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form.submitButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
  await expect(form.submitButton).toBeFocused();
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
});
