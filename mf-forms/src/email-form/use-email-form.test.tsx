// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { drawAlone } from '@venue/shared/ui/sample-root.ts';
import { sandboxConfiguration } from '../configuration.ts';
import { contactForm } from '../forms/contact-form.ts';
import type { EmailFormHost } from './send-form.ts';
import { afterInput, type EmailFormState, useEmailForm, withFileProblem } from './use-email-form.ts';

function typeInto(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) throw new Error('no field');
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The form knows the end by then, and shows it not yet: React draws in a task of its own. */
async function afterTheEnd(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

test('typing just before the outcome of a send is drawn does not undo it', async () => {
  const host: EmailFormHost = {
    notify: () =>
      void afterTheEnd().then(() => typeInto(document.querySelector('textarea'), 'One thing more')),
    clearHandovers: () => undefined,
    handover: () => sampleChannel(),
    report: () => undefined,
    config: sandboxConfiguration('https://mail.example'),
  };
  function Letter() {
    const { form, state, submit, noticeInput } = useEmailForm(contactForm, host);
    return (
      <form ref={form} data-state={state.kind} onSubmit={submit} onInput={noticeInput}>
        <textarea name="message" />
      </form>
    );
  }
  document.body.innerHTML = '<div></div>';
  const place = document.querySelector('div');
  if (!place) throw new Error('no place');
  const takeAway = drawAlone(<Letter />, place);
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  typeInto(document.querySelector('textarea'), 'Hello');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
  document.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe('One thing more'), 5000);
  await vi.waitFor(() => expect(document.querySelector('form')?.dataset['state']).toBe('failed'));
  takeAway();
  vi.unstubAllGlobals();
});

function after(state: EmailFormState, field: string): EmailFormState {
  document.body.innerHTML = '<form><input name="name" value="Adé"></form>';
  const form = document.forms[0];
  if (!form) throw new Error('no form');
  return afterInput(state, form, field);
}

const name = { field: 'name', text: 'odd' };
const cv = { field: 'cv', text: 'too big' };
const invalid = { kind: 'invalid', hasSummary: true } as const;

test('a corrected field loses its message, the others keep theirs', () => {
  expect(after({ ...invalid, problems: [name, cv] }, 'name')).toEqual({ ...invalid, problems: [cv] });
  expect(after({ ...invalid, problems: [name] }, 'name')).toEqual({ kind: 'idle' });
  expect(after({ ...invalid, problems: [name] }, 'other')).toEqual({ ...invalid, problems: [name] });
});

test('F-17: a file that cannot be sent is refused as soon as it is chosen, beside what else is wrong', () => {
  expect(withFileProblem({ kind: 'idle' }, cv)).toEqual({
    kind: 'invalid',
    problems: [cv],
    hasSummary: false,
  });
  expect(withFileProblem({ ...invalid, problems: [name] }, cv)).toEqual({ ...invalid, problems: [name, cv] });
  const sending = { kind: 'sending', file: undefined } as const;
  expect(withFileProblem(sending, cv)).toEqual(sending);
});

test('Q-17: the links of a failed message follow what is typed into the form, unless it was emptied', () => {
  const failure = {
    kind: 'failed',
    reason: 'offline',
    values: { name: 'Old' },
    hadFile: false,
  } as const;
  expect(after({ ...failure, emptied: false }, 'name')).toMatchObject({ values: { name: 'Adé' } });
  expect(after({ ...failure, emptied: true }, 'name')).toMatchObject({ values: { name: 'Old' } });
});
