import { failureText } from '@venue/shared/email/email-outcome.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { arrivedMails, expectedMail, formPage, typedValues } from './form-page.ts';
import { contactForm } from './mail-forms.ts';

test(
  'a message that failed is restored by one tap and then sent once',
  { tag: ['@C-06', '@D-06', '@F-20'] },
  async ({ page, sandbox }) => {
    const form = formPage(page, contactForm);
    await form.open();
    await form.fillIn();
    await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
    await form.submitButton.press('Enter');
    await expect(form.part.getByText(failureText.refused)).toBeVisible();
    await expect(form.statusMessage(toastTexts.somethingWentWrong)).toBeVisible();
    expect(await form.values()).toEqual({});
    await form.restoreButton.press('Enter');
    expect(await form.values()).toEqual(typedValues(contactForm));
    await expect(form.submitButton).toBeFocused();
    expect(await arrivedMails(sandbox)).toEqual([]);

    await sandbox.fault({ service: 'email', kind: 'hold' });
    await form.submitButton.dblclick();
    await expect(form.busyButton).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(10_000);
    await expect(form.statusMessage('Still sending…')).toBeVisible();
    await form.busyButton.click({ force: true });
    await page.keyboard.press('Enter');
    await page.clock.fastForward(11_000);
    await expect(form.part.getByText(failureText.unanswered)).toBeVisible();
    await form.restoreButton.click();
    await sandbox.mend();
    await expect.poll(() => arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
    expect(await form.values()).toEqual(typedValues(contactForm));
  },
);

test('a message is sent even if its page is left meanwhile', async ({ page, sandbox }) => {
  const form = formPage(page, contactForm);
  const header = page.getByRole('banner');
  const leave = async () => {
    await sandbox.fault({ service: 'email', kind: 'hold' });
    await form.submitButton.click();
    await header.getByRole('link', { name: 'Career', exact: true }).click();
    await expect(page).toHaveTitle(/Career/);
  };
  await form.open();
  await form.fillIn();
  await leave();
  await sandbox.mend();
  await expect(page.getByRole('status').filter({ hasText: toastTexts.messageSent })).toBeVisible();
  await page.goBack();
  await expect(form.submitButton).toBeVisible();
  await expect(form.field('message')).toHaveValue('');

  await form.fillIn();
  await leave();
  await header.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(form.busyButton).toBeVisible();
  expect(await form.values()).toEqual(typedValues(contactForm));
  await form.busyButton.click({ force: true });
  await sandbox.mend();
  await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
  expect(await form.values()).toEqual({});
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm), expectedMail(contactForm)]);
});

test('a message that waits is sent by one tab only', async ({ page, context, sandbox }) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.fillIn();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.submitButton.click();
  await form.saveButton.click();
  const other = await context.newPage();
  const twin = formPage(other, contactForm);
  await twin.open();
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await form.savedMessages.getByRole('button', { name: 'Send now' }).click();
  await twin.savedMessages.getByRole('button', { name: 'Send now' }).click();
  await sandbox.mend();
  await expect(form.savedMessages).toHaveCount(0);
  await expect(twin.savedMessages).toHaveCount(0);
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
  await other.close();
});

test('after a reload during sending, the form says that the message may have arrived', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.fillIn();
  await sandbox.fault({ service: 'email', kind: 'hold' });
  const request = page.waitForRequest((asked) => asked.method() === 'POST');
  await form.submitButton.click();
  await request;
  await page.reload();
  await expect(form.part.getByText(failureText.unanswered)).toBeVisible();
  await expect.poll(form.values).toEqual(typedValues(contactForm));
  await page.reload();
  await hydrated(page, contactForm.part);
  await expect(form.part.getByText(failureText.unanswered)).toHaveCount(0);
});
