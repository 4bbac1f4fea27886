// @vitest-environment happy-dom
import { sampleEmailConfig } from '@venue/shared/email/sample-email-config.ts';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { drawAlone } from '@venue/shared/ui/sample-root.ts';
import { expect, test, vi } from 'vitest';
import { contactForm } from '../forms/contact-form.ts';
import type { EmailFormHost } from './send-form.ts';
import { useEmailForm } from './use-email-form.ts';

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
    config: { email: sampleEmailConfig },
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
  // So fast only programs are: it ends like any failure, without a request.
  document.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe('One thing more'), 5000);
  await vi.waitFor(() => expect(document.querySelector('form')?.dataset['state']).toBe('failed'));
  takeAway();
});
