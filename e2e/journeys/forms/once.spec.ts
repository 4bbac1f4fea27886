import { messages } from '@venue/shared/messages.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { arrivedMails, expectedMail, formPage, typedValues } from './form-page.ts';
import { contactForm } from './mail-forms.ts';

test('a page that is left while its message is on its way goes on with it when the visitor comes back', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await form.send.click();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Career', exact: true }).click();
  await expect(page).toHaveTitle(/Career/);
  await header.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(form.sending).toBeVisible();
  expect(await form.values()).toEqual(typedValues(contactForm));
  await form.sending.click({ force: true });
  await sandbox.mend();
  await expect(form.status(messages.messageSent)).toBeVisible();
  expect(await form.values()).toEqual({});
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
});

test('a message whose page was left still tells how it ended, and its draft is gone', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await form.send.click();
  await page.getByRole('banner').getByRole('link', { name: 'Career', exact: true }).click();
  await expect(page).toHaveTitle(/Career/);
  await sandbox.mend();
  await expect(page.getByRole('status').filter({ hasText: messages.messageSent })).toBeVisible();
  await page.goBack();
  await expect(form.send).toBeVisible();
  await expect(form.field('message')).toHaveValue('');
});

test('what is typed while the message is on its way stays', async ({ page, sandbox }) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await form.send.click();
  await form.put('message', 'And one more question');
  await sandbox.mend();
  await expect(form.status(messages.messageSent)).toBeVisible();
  await expect(form.field('message')).toHaveValue('And one more question');
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
});

test('a message that waits is sent by one tab only', async ({ page, context, sandbox }) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.send.click();
  await form.help.keep.click();
  const other = await context.newPage();
  const twin = formPage(other, contactForm);
  await twin.open();
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await form.waiting.getByRole('button', { name: 'Send now' }).click();
  await twin.waiting.getByRole('button', { name: 'Send now' }).click();
  await sandbox.mend();
  await expect(form.waiting).toHaveCount(0);
  await expect(twin.waiting).toHaveCount(0);
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
  await other.close();
});

test('a message whose page was loaded anew before its answer came is not said to be unsent', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  const typed = await form.values();
  await sandbox.fault({ service: 'email', kind: 'hold' });
  const request = page.waitForRequest((asked) => asked.method() === 'POST');
  await form.send.click();
  await request;
  await page.reload();
  await expect(form.part.getByText('we cannot say whether it arrived')).toBeVisible();
  await expect.poll(form.values).toEqual(typed);
  await page.reload();
  await hydrated(page, contactForm.part);
  await expect(form.part.getByText('we cannot say whether it arrived')).toHaveCount(0);
});
