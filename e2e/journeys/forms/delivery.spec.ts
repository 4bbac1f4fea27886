import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { reportsOf } from '../support/failure-reports.ts';
import { expect, test } from '../support/fixtures.ts';
import { arrivedMails, expectedMail, formPage, typedValues } from './form-page.ts';
import { callbackForm, contactForm } from './mail-forms.ts';

// The application, a visit and a quote are sent in journeys of their own; the fields of every form are tested in mf-forms.
for (const spec of [contactForm, callbackForm]) {
  test(`${spec.id}: it arrives as it was typed, once, and the form is empty (C-02, M-09, V-12)`, async ({
    page,
    sandbox,
  }) => {
    const form = formPage(page, spec);
    await form.open();
    await form.fillIn();
    await form.submitButton.click();
    await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
    expect(await form.values()).toEqual({});
    expect(await arrivedMails(sandbox)).toEqual([expectedMail(spec)]);
  });
}

test(
  'a blank or too long message is reported and not sent',
  { tag: ['@D-07', '@V-07', '@Q-08'] },
  async ({ page, sandbox }) => {
    const form = formPage(page, contactForm);
    await form.open();
    const noted = page.waitForEvent('console', (message) =>
      message.text().includes('Nothing is filled in yet'),
    );
    await form.submitButton.click();
    await noted;
    await expect(form.field('name')).toBeFocused();
    await expect(form.field('name')).toHaveAccessibleDescription(/Nothing is filled in yet/);

    await form.fillIn();
    const longText = 'a'.repeat(60_000);
    await form.fillField('message', longText);
    await form.submitButton.click();
    const summary = form.form.getByRole('region', { name: 'One thing to correct' });
    await expect(summary).toBeFocused();
    await summary
      .getByRole('link', { name: /limit is 50 KB\. Shorten this by 1\d,\d\d\d characters/ })
      .click();
    await expect(form.field('message')).toBeFocused();
    await expect(form.field('message')).toHaveValue(longText);
    expect(await form.values()).toEqual({ ...typedValues(contactForm), message: longText });
    expect((await sandbox.received()).requests).toEqual([]);
    expect(await reportsOf(sandbox)).toEqual([]);

    for (const name of ['name', 'email', 'subject']) await form.fillField(name, '');
    await form.fillField('message', 'Is the hall free?');
    await expect(summary).toHaveCount(0);
    await form.submitButton.click();
    await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
    const [mail] = await arrivedMails(sandbox);
    expect(mail?.fields).toContainEqual({ name: 'message', value: 'Is the hall free?' });
  },
);
