import { failureText } from '@venue/shared/email/email-outcome.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { arrivedMails, expectedMail, formPage, typedValues } from './form-page.ts';
import { contactForm } from './mail-forms.ts';

test(
  'a failed message can be saved, is listed, and is still there after a reload',
  { tag: ['@Q-17', '@WCAG-2.4.3'] },
  async ({ page, sandbox }) => {
    const form = formPage(page, contactForm);
    const isInForm = () => form.part.evaluate((part) => part.contains(document.activeElement));
    const failOnce = () => sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
    const waits = (button: string) => form.savedMessages.getByRole('button', { name: button });
    const keepOne = async () => {
      await form.fillIn();
      await failOnce();
      await form.submitButton.press('Enter');
      await form.saveButton.press('Enter');
      await expect(form.statusMessage('Saved on this device.')).toBeVisible();
      await expect(form.savedMessages).toHaveCount(1);
      expect(await form.values()).toEqual({});
      await expect(form.forgetButton).toBeHidden();
    };
    await form.open();
    await keepOne();
    await page.reload();
    await expect(form.savedMessages).toHaveCount(1);
    expect(await arrivedMails(sandbox)).toEqual([]);
    await waits('Send now').press('Enter');
    await expect(form.part.getByText(toastTexts.messageSent)).toBeVisible();
    await expect(form.savedMessages).toHaveCount(0);
    expect(await isInForm()).toBe(true);
    expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);

    await keepOne();
    await sandbox.fault({ service: 'email', kind: 'no-cors', times: 1 });
    await waits('Send now').press('Enter');
    await expect(form.savedMessages.getByRole('status')).toContainText(toastTexts.somethingWentWrong);
    await expect(form.savedMessages).toContainText('It may have arrived');
    await expect(waits('Send it again')).toBeVisible();
    await form.savedMessages.getByText('A message for the venue, saved').click();
    await expect(form.savedMessages.getByText('Bcc: victim@example.com').first()).toBeVisible();
    await waits('Delete').press('Enter');
    await expect(form.statusMessage('Deleted.')).toBeVisible();
    await expect(form.statusMessage('Saved on this device.')).toHaveCount(0);
    expect(await isInForm()).toBe(true);
    expect(await arrivedMails(sandbox)).toHaveLength(2);
  },
);

test(
  'without a connection a message waits on every page until the connection is back',
  { tag: ['@Q-13', '@Q-17'] },
  async ({ page, context, sandbox }) => {
    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    const form = formPage(page, contactForm);
    await form.fillIn();
    await context.setOffline(true);
    await expect(form.statusMessage('You’re offline')).toBeVisible();
    await form.submitButton.click();
    await expect(form.part.getByText(failureText.offline)).toBeVisible();
    await expect(form.part.getByText('Your text is still in the form')).toBeVisible();
    await form.fillField('name', 'Ẹ̀bùn & sons');
    await expect(form.part.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent('Name: Ẹ̀bùn & sons').replaceAll('%20', '(?:%20|\\+)')),
    );
    await form.fillField('name', contactForm.fields['name']?.typed ?? '');
    expect(await form.values()).toEqual(typedValues(contactForm));
    await form.saveButton.click();
    await expect(form.savedMessages.getByRole('button', { name: 'Send now' })).toBeDisabled();

    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText('You can send these once you’re back online')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'You’re back online' })).toBeVisible();
    expect((await sandbox.received()).requests).toEqual([]);
    await footer.getByRole('button', { name: 'Send now' }).click();
    await expect(footer.getByText(toastTexts.messageSent)).toBeVisible();
    await expect(footer.getByText('Waiting to be sent')).toHaveCount(0);
    expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
  },
);
