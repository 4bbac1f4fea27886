import type { Locator, Page } from '@playwright/test';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { isHydrated } from '../support/hydrated.ts';
import type { MailForm } from './mail-forms.ts';

/** Longer than anybody needs to reach the button, and than the pause between two messages of one form (ms). */
const aWhile = 11_000;

/** Opens what a form is folded into. */
export async function unfold(part: Locator, { folded }: Pick<MailForm, 'folded'>): Promise<void> {
  if (folded) await part.locator('details').evaluate((fold) => fold.setAttribute('open', ''));
}

/**
 * The form notes when it could first be filled in, two frames after it came to life, which may be later than the rest of its page: time
 * that passes before that is none that a person needed. One that was drawn anew meanwhile is another element.
 */
async function comesToLife(form: Locator): Promise<void> {
  await expect.poll(() => isHydrated(form)).toBe(true);
  await form.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** Fills one field in as a visitor does; tick boxes by what stands beside them. */
export async function fillIn(form: Locator, name: string, value: string): Promise<void> {
  const control = form.locator(`[name="${name}"]`);
  const kind = await control.evaluate((element) =>
    element.matches('fieldset > [hidden]') ? 'ticks' : element.tagName,
  );
  if (kind === 'ticks') {
    for (const option of value.split(', ')) await form.getByRole('checkbox', { name: option }).check();
  } else if (kind === 'SELECT') await control.selectOption(value);
  else await control.fill(value);
}

/** A mail form on its page, used as a visitor uses it. */
export function formPage(page: Page, spec: MailForm) {
  const part = page.locator(`[data-part="${spec.part}"]`);
  const form = part.getByRole('form', { name: spec.name });
  const field = (name: string) => form.locator(`[name="${name}"]`);

  const put = (name: string, value: string) => fillIn(form, name, value);

  /** Waits until the form of an open page can be filled in. */
  const waitUntilAlive = async () => {
    await unfold(part, spec);
    await form.scrollIntoViewIfNeeded();
    await hydrated(page, spec.part);
    await comesToLife(form);
  };

  return {
    part,
    form,
    field,
    sendButton: form.getByRole('button', { name: spec.button }),
    sending: form.getByRole('button', { name: /^Sending/ }),
    waitUntilAlive,
    /** Opens the page and waits for the form to be alive. Time can be moved on from here. */
    open: async () => {
      await page.clock.install();
      await page.goto(spec.path);
      await waitUntilAlive();
    },
    /** Writes the sample values; then the time that a person needs has passed. */
    write: async (names: readonly string[] = Object.keys(spec.fields)) => {
      for (const name of names) await put(name, spec.fields[name]?.typed ?? '');
      await page.clock.fastForward(aWhile);
    },
    put,
    forget: part.getByRole('button', { name: 'Forget what I typed' }),
    help: {
      putBack: part.getByRole('button', { name: 'Put my details back' }),
      keep: part.getByRole('button', { name: 'Keep it for later' }),
    },
    waiting: part.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete' }) }),
    letTimePass: () => page.clock.fastForward(aWhile),
    status: (text: string) => part.getByRole('status').filter({ hasText: text }),
    values: () =>
      form.evaluate((element) => {
        const entries = element instanceof HTMLFormElement ? [...new FormData(element)] : [];
        return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
      }),
  };
}

/** What the sample values of those fields look like in the form. */
export function typedValues(
  spec: MailForm,
  names: readonly string[] = Object.keys(spec.fields),
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, (spec.fields[name]?.typed ?? '').replaceAll('\r\n', ' ')]),
  );
}

/** The e-mail that the form has to cause: exactly its own fields, empty ones included, and the service's ids (C-02). */
export function expectedMail(spec: MailForm, names: readonly string[] = Object.keys(spec.fields)) {
  const typed = typedValues(spec, names);
  return {
    serviceId: 'sandbox_service',
    templateId: spec.template,
    fields: [
      ...Object.keys(spec.fields).map((name) => ({
        name,
        value: names.includes(name) ? (spec.fields[name]?.arrives ?? typed[name]) : '',
      })),
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
