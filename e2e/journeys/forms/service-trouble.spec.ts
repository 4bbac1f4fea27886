import { failureWords } from '@venue/shared/email/failure-words.ts';
import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { arrivedMails, expectedMail, formPage, typedValues } from './form-page.ts';
import { contactForm, triedForms } from './mail-forms.ts';
import { serviceFaults } from './service-faults.ts';

for (const spec of triedForms) {
  test(`${spec.id}: whatever the service does, words say so and one tap restores what was typed (M-07, C-06, C-07, D-06, F-20)`, async ({
    page,
    sandbox,
  }) => {
    const form = formPage(page, spec);
    await form.open();
    await form.write();
    for (const { fault, words } of serviceFaults) {
      await sandbox.fault(fault);
      await form.send.press('Enter');
      await expect(form.part.getByText(words)).toBeVisible();
      await expect(form.status(messages.somethingWentWrong)).toBeVisible();
      expect(await form.values()).toEqual({});
      await form.help.putBack.press('Enter');
      expect(await form.values()).toEqual(typedValues(spec));
      await expect(form.send).toBeFocused();
    }
    await expect(page.getByText(/dashboard|Sandbox fault|Service notice/)).toHaveCount(0);
    expect(await arrivedMails(sandbox)).toEqual([]);

    await sandbox.fault({ service: 'email', kind: 'hold' });
    await form.send.dblclick();
    await expect(form.sending).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(10_000);
    await expect(form.status('Still on its way')).toContainText(/1\d s so far/);
    await form.sending.click({ force: true });
    await page.keyboard.press('Enter');
    await sandbox.mend();
    await expect(form.status(messages.messageSent)).toBeVisible();
    expect(await arrivedMails(sandbox)).toEqual([expectedMail(spec)]);
  });
}

test('a service that never answers is given up after 20 seconds, and an answer that comes after all counts', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(form.part.getByText(failureWords.unanswered)).toBeVisible();
  await form.help.putBack.click();
  await sandbox.mend();
  await expect(form.status(messages.messageSent)).toBeVisible();
  expect(await form.values()).toEqual({});
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
});
