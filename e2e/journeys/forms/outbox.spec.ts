import { failureWords } from '@venue/shared/email/failure-words.ts';
import { messages } from '@venue/shared/messages.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { arrivedMails, expectedMail, formPage, typedValues } from './form-page.ts';
import { contactForm, triedForms } from './mail-forms.ts';

for (const spec of triedForms) {
  test(`${spec.id}: a message that failed waits in sight, outlasts a reload, and goes out whole (B2)`, async ({
    page,
    sandbox,
  }) => {
    const form = formPage(page, spec);
    await form.open();
    await form.write();
    await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
    await form.send.press('Enter');
    await form.help.keep.press('Enter');
    await expect(form.waiting).toHaveCount(1);
    expect(await form.values()).toEqual({});
    await expect(form.forget).toBeHidden();
    await page.reload();
    await form.form.scrollIntoViewIfNeeded();
    await expect(form.waiting).toHaveCount(1);
    expect(await arrivedMails(sandbox)).toEqual([]);
    await form.waiting.getByRole('button', { name: 'Send now' }).press('Enter');
    await expect(form.waiting).toHaveCount(0);
    await expect(form.part.getByText(messages.messageSent)).toBeVisible();
    expect(await arrivedMails(sandbox)).toEqual([expectedMail(spec)]);
  });
}

test('WCAG 2.4.3: sent or thrown away, a waiting message leaves the focus and no claim that it is still kept', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  const keepOne = async () => {
    await form.write();
    await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
    await form.send.press('Enter');
    await form.help.keep.press('Enter');
    await expect(form.status('Kept on this device.')).toBeVisible();
  };
  const isInForm = () => form.part.evaluate((part) => part.contains(document.activeElement));
  await keepOne();
  await form.waiting.getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(form.status(messages.messageSent)).toBeVisible();
  await expect(form.status('Kept on this device.')).toHaveCount(0);
  expect(await isInForm()).toBe(true);
  await keepOne();
  await form.waiting.getByRole('button', { name: 'Throw away' }).press('Enter');
  await expect(form.status('Thrown away.')).toBeVisible();
  await expect(form.status('Kept on this device.')).toHaveCount(0);
  expect(await isInForm()).toBe(true);
});

test('Q-13: offline the form says so and keeps the text; the message waits on every page and is asked about when the line is back', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  const form = formPage(page, contactForm);
  await form.write();
  await context.setOffline(true);
  await expect(form.status('You are offline')).toBeVisible();
  await form.send.click();
  await expect(form.part.getByText(failureWords.offline)).toBeVisible();
  await expect(form.part.getByText('Your text is still in the form')).toBeVisible();
  expect(await form.values()).toEqual(typedValues(contactForm));
  await form.help.keep.click();
  await expect(form.waiting.getByRole('button', { name: 'Send now' })).toBeDisabled();

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText('They can go as soon as there is a connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'There is a connection again' })).toBeVisible();
  expect((await sandbox.outbox()).requests).toEqual([]);
  await footer.getByRole('button', { name: 'Send now' }).click();
  await expect(footer.getByText(messages.messageSent)).toBeVisible();
  await expect(footer.getByText('Waiting on this device')).toHaveCount(0);
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
});

test('B2: WhatsApp, SMS and e-mail carry the text, and follow what is changed in the form', async ({
  page,
  context,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await context.setOffline(true);
  await form.send.click();
  await form.put('subject', 'Ṣé ọjọ́ yẹn ṣí & 100% free?');
  const carried = async (name: string, key: string) => {
    const href = await form.part.getByRole('link', { name, exact: true }).getAttribute('href');
    return new URL(href ?? '').searchParams.get(key)?.replaceAll('\r\n', '\n');
  };
  const letter = [
    'A message for the venue (Àríyá)',
    'Name: Mọrẹ́nikẹ́jì Bello <script>',
    'E-mail: morenikeji@example.com',
    'Subject: Ṣé ọjọ́ yẹn ṣí & 100% free?',
    `Message: ${contactForm.fields['message']?.typed}`,
  ].join('\n');
  await expect.poll(() => carried('WhatsApp', 'text')).toBe(letter);
  expect(await carried('SMS', 'body')).toBe(letter);
  expect(await carried('your own e-mail', 'body')).toBe(letter);
});

test('a waiting message without an answer says that it may have arrived, and is the visitor’s to send again or throw away', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.send.click();
  await form.help.keep.click();
  await sandbox.fault({ service: 'email', kind: 'no-cors', times: 1 });
  await form.waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(form.waiting.getByRole('status')).toContainText(messages.somethingWentWrong);
  await expect(form.waiting).toContainText('It may have arrived');
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
  await expect(form.waiting.getByRole('button', { name: 'Send it again' })).toBeVisible();
  await form.waiting.getByText('A message for the venue, kept').click();
  await expect(form.waiting.getByText('Bcc: victim@example.com').first()).toBeVisible();
  await form.waiting.getByRole('button', { name: 'Throw away' }).click();
  await expect(form.waiting).toHaveCount(0);
});

test('a device without room says so, and the text stays within reach', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'down', times: 1 });
  await form.send.click();
  await form.help.keep.click();
  await expect(form.part.getByText('no room to keep it')).toBeVisible();
  await form.help.putBack.click();
  expect(await form.values()).toEqual(typedValues(contactForm));
});
