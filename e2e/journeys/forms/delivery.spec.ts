import type { Page } from '@playwright/test';
import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { arrivedMails, expectedMail, type FormPage, formPage, typedValues } from './form-page.ts';
import { type MailForm, mailForms } from './mail-forms.ts';
import { reportsOf } from '../reported.ts';

async function refuseBlank(page: Page, form: FormPage, first: string): Promise<void> {
  const noted = page.waitForEvent('console', (message) =>
    message.text().includes('Nothing is filled in yet'),
  );
  await form.send.click();
  await noted;
  await expect(form.field(first)).toBeFocused();
  await expect(form.field(first)).toHaveAccessibleDescription(/Nothing is filled in yet/);
}

async function refuseTooLong(
  form: FormPage,
  { longest, longText, tooLong, fields }: MailForm,
): Promise<void> {
  await form.put(longest, longText);
  await form.send.click();
  const summary = form.form.getByRole('region', { name: 'One thing to put right' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: tooLong }).click();
  await expect(form.field(longest)).toBeFocused();
  await expect(form.field(longest)).toHaveAccessibleDescription(tooLong);
  await expect(form.field(longest)).toHaveValue(longText);
  await form.put(longest, fields[longest]?.typed ?? '');
  await expect(summary).toHaveCount(0);
  await expect(form.field(longest)).not.toHaveAccessibleDescription(tooLong);
}

for (const spec of mailForms) {
  const [first = ''] = Object.keys(spec.fields);
  const enough = spec.needs ?? [first];

  test(`${spec.id}: blank and too long are not sent, what it needs is enough, all arrive as typed (C-02, D-07, M-09, V-07, V-12)`, async ({
    page,
    sandbox,
  }) => {
    const form = formPage(page, spec);
    await form.open();
    await refuseBlank(page, form, first);

    await form.write(enough);
    await expect(form.field(first)).not.toHaveAccessibleDescription(/Nothing is filled in yet/);
    await form.send.click();
    await expect(form.status(messages.messageSent)).toBeVisible();
    expect(await form.values()).toEqual({});
    expect(await arrivedMails(sandbox)).toEqual([expectedMail(spec, enough)]);

    await form.letTimePass();
    await form.write();
    await refuseTooLong(form, spec);
    expect(await form.values()).toEqual(typedValues(spec));
    await form.send.click();
    await expect.poll(form.values).toEqual({});
    await expect(form.status(messages.messageSent)).toBeVisible();
    expect(await arrivedMails(sandbox)).toEqual([expectedMail(spec, enough), expectedMail(spec)]);
    expect(await reportsOf(sandbox)).toEqual([]);
  });
}
