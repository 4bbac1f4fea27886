import { failureWords } from '@venue/shared/email/failure-words.ts';
import { messages } from '@venue/shared/messages.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { arrivedMails, expectedMail, formPage, typedValues } from './form-page.ts';
import { contactForm, mailForms } from './mail-forms.ts';

for (const spec of mailForms.slice(0, 2)) {
  test(`${spec.id}: a program that fills the trap sends nothing and learns nothing (Q-15)`, async ({
    page,
    sandbox,
  }) => {
    const form = formPage(page, spec);
    await form.open();
    await form.write();
    await expect(form.form.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
    await form.form.getByLabel('Website').evaluate((trap) => {
      if (trap instanceof HTMLInputElement) trap.value = 'https://spam.example';
    });
    await form.send.press('Enter');
    await expect(form.status(messages.somethingWentWrong)).toBeVisible();
    await expect(form.part.getByText(failureWords.refused)).toBeVisible();
    expect((await sandbox.outbox()).requests).toEqual([]);
  });
}

test('Q-15: a form filled in faster than anybody types is not sent; a person caught by mistake sends it with the next tap', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto(paths.newsletter);
  await hydrated(page, 'mf-forms/newsletter-page');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  const form = formPage(page, contactForm);
  await expect(form.send).toBeVisible();
  for (const [name, { typed }] of Object.entries(contactForm.fields)) await form.put(name, typed);
  await form.send.press('Enter');
  await expect(form.status(messages.somethingWentWrong)).toBeVisible();
  expect((await sandbox.outbox()).requests).toEqual([]);
  await page.clock.resume();
  await form.letTimePass();
  await form.help.putBack.click();
  await form.send.click();
  await expect(form.status(messages.messageSent)).toBeVisible();
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
});

test('a second message of the same form within ten seconds is not sent, stays in the form, and goes a little later', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await form.send.press('Enter');
  await expect(form.status(messages.messageSent)).toBeVisible();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  for (const [name, { typed }] of Object.entries(contactForm.fields)) await form.put(name, typed);
  await form.send.press('Enter');
  await expect(form.part.getByText(failureWords['rate-limited'])).toBeVisible();
  expect(await form.values()).toEqual(typedValues(contactForm));
  expect(await arrivedMails(sandbox)).toHaveLength(1);
  await page.clock.resume();
  await form.letTimePass();
  await form.send.press('Enter');
  await expect(form.status(messages.messageSent)).toBeVisible();
  expect(await arrivedMails(sandbox)).toHaveLength(2);
});
