import { expect, test } from '../fixtures.ts';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { formPage } from './form-page.ts';
import { contactForm } from './mail-forms.ts';
import { sendOrKeep } from './send-or-keep.ts';
import { drawFates, faultOf, type Fate } from './unsteady-line.ts';

const messages = drawFates(100, 7).map((fate, index) => ({ subject: `Message no. ${index + 1}.`, fate }));

function subjectsOf(...fates: Fate[]): string[] {
  return messages.filter(({ fate }) => fates.includes(fate)).map(({ subject }) => subject);
}

async function arrived(sandbox: SandboxLane): Promise<string[]> {
  const { mails } = await sandbox.outbox();
  return mails.flatMap(({ fields }) =>
    fields.filter(({ name }) => name === 'subject').map(({ value }) => value),
  );
}

test('100 messages over a line that drops at random: each arrives once or waits in sight, and none goes twice', async ({
  page,
  sandbox,
}) => {
  test.slow();
  const form = formPage(page, contactForm);
  await form.open();
  for (const { subject, fate } of messages) {
    const fault = faultOf[fate];
    if (fault) await sandbox.fault(fault);
    await form.letTimePass();
    expect(await sendOrKeep(form, subject)).toBe(fate === 'passes' ? 'sent' : 'kept');
  }
  expect(await arrived(sandbox)).toEqual(subjectsOf('passes', 'answer lost'));
  const waiting = subjectsOf('refused', 'lost on the way', 'answer lost');
  const letters = await form.waiting.allTextContents();
  expect(letters).toHaveLength(waiting.length);
  for (const subject of waiting) expect(letters.filter((letter) => letter.includes(subject))).toHaveLength(1);

  // The line is good again. What surely did not arrive goes out; about the rest the visitor decides.
  const certain = form.waiting.getByRole('button', { name: 'Send now' });
  const doubtful = subjectsOf('lost on the way', 'answer lost');
  for (let left = subjectsOf('refused').length; left > 0; left -= 1) {
    await expect(form.waiting).toHaveCount(doubtful.length + left);
    await certain.first().press('Enter');
  }
  await expect(form.waiting).toHaveCount(doubtful.length);
  expect((await arrived(sandbox)).toSorted()).toEqual(
    subjectsOf('passes', 'answer lost', 'refused').toSorted(),
  );
  await expect(form.waiting.filter({ hasText: 'It may have arrived' })).toHaveCount(doubtful.length);
});
