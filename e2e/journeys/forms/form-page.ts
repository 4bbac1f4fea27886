import type { Locator, Page } from '@playwright/test';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { isHydrated } from '../support/hydrated.ts';
import type { MailForm } from './mail-forms.ts';

/** ms after which a person may have filled in a form, and a toast has closed. */
const pause = 6000;

/** Opens what a form is folded into. */
export async function unfold(part: Locator, { folded }: Pick<MailForm, 'folded'>): Promise<void> {
  if (folded) await part.locator('details').evaluate((fold) => fold.setAttribute('open', ''));
}

/** Two frames after a form is hydrated it notes when it could first be filled in: time before that does not count as a person's. */
async function untilFillable(form: Locator): Promise<void> {
  await expect.poll(() => isHydrated(form)).toBe(true);
  await form.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** Fills in one field as a visitor does; checkboxes by their labels. */
export async function fillField(form: Locator, name: string, value: string): Promise<void> {
  const control = form.locator(`[name="${name}"]`);
  const kind = await control.evaluate((element) =>
    element.matches('fieldset > [hidden]') ? 'checkboxes' : element.tagName,
  );
  if (kind === 'checkboxes') {
    for (const option of value.split(', ')) await form.getByRole('checkbox', { name: option }).check();
  } else if (kind === 'SELECT') await control.selectOption(value);
  else await control.fill(value);
}

/** An e-mail form on its page. */
export function formPage(page: Page, spec: MailForm) {
  const part = page.locator(`[data-part="${spec.part}"]`);
  const form = part.getByRole('form', { name: spec.name });
  const field = (name: string) => form.locator(`[name="${name}"]`);

  /** Waits until the form of an open page can be filled in. */
  const waitUntilHydrated = async () => {
    await unfold(part, spec);
    await form.scrollIntoViewIfNeeded();
    await hydrated(page, spec.part);
    await untilFillable(form);
  };

  return {
    part,
    form,
    field,
    submitButton: form.getByRole('button', { name: spec.button }),
    busyButton: form.getByRole('button', { name: /^Sending/ }),
    waitUntilHydrated,
    /** Opens the page with a clock that the test moves, and waits until the form can be filled in. */
    open: async () => {
      await page.clock.install();
      await page.goto(spec.path);
      await waitUntilHydrated();
    },
    /** Fills in the sample values, and lets the time pass that a person needs. */
    fillIn: async (names: readonly string[] = Object.keys(spec.fields)) => {
      for (const name of names) await fillField(form, name, spec.fields[name]?.typed ?? '');
      await page.clock.fastForward(pause);
    },
    fillField: (name: string, value: string) => fillField(form, name, value),
    forgetButton: part.getByRole('button', { name: 'Forget what I typed' }),
    restoreButton: part.getByRole('button', { name: 'Put my details back' }),
    saveButton: part.getByRole('button', { name: 'Keep it for later' }),
    savedMessages: part.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete' }) }),
    letTimePass: () => page.clock.fastForward(pause),
    statusMessage: (text: string) => part.getByRole('status').filter({ hasText: text }),
    values: () =>
      form.evaluate((element) => {
        const entries = element instanceof HTMLFormElement ? [...new FormData(element)] : [];
        return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
      }),
  };
}

/** What the sample values look like in the form. */
export function typedValues({ fields }: MailForm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { typed }]) => [name, typed.replaceAll('\r\n', ' ')]),
  );
}

/** The e-mail that the form has to cause: exactly its own fields, and the service's ids (C-02). */
export function expectedMail(spec: MailForm) {
  const typed = typedValues(spec);
  return {
    serviceId: 'sandbox_service',
    templateId: spec.template,
    fields: [
      ...Object.entries(spec.fields).map(([name, { arrives }]) => ({ name, value: arrives ?? typed[name] })),
      ...(spec.isRequest ? [{ name: 'reference', value: expect.stringMatching(/^Q-\w{6}$/) }] : []),
    ],
    attachments: [],
  };
}

/** Everything that arrived, without the moments and ids. */
export async function arrivedMails(sandbox: SandboxLane) {
  const { mails } = await sandbox.received();
  return mails.map(({ serviceId, templateId, fields, attachments }) => ({
    serviceId,
    templateId,
    fields,
    attachments,
  }));
}

/** Waits until exactly that many e-mails arrived. */
export async function expectArrived(sandbox: SandboxLane, count: number): Promise<void> {
  await expect.poll(async () => (await sandbox.received()).mails.length).toBe(count);
}
