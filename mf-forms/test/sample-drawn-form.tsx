import { vi } from 'vitest';
import { saveDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { drawAlone } from '@venue/shared/ui/sample-root.ts';
import { sandboxConfiguration } from '../src/configuration.ts';
import type { EmailFormSpec } from '../src/email-form/email-form-spec.ts';
import { EmailForm } from '../src/email-form/email-form.tsx';
import { type FormsHost, HostProvider } from '../src/host.ts';

const ignore = () => undefined;

/** A host for tests: links are plain, nothing was handed over. */
export const sampleHost: FormsHost = {
  notify: ignore,
  navigate: ignore,
  report: ignore,
  clearHandovers: ignore,
  handover: () => sampleChannel(),
  Link: ({ to, children }) => <a href={to}>{children}</a>,
  Fragment: () => null,
  config: sandboxConfiguration('https://mail.example'),
};

/** Waits until that is so, and gives it. */
function until<Found>(find: () => Found | undefined) {
  return vi.waitUntil(find, { interval: 2, timeout: 10_000 });
}

/** A mail form, drawn alone for tests and filled in so long ago that a person may send it. */
export async function renderForm(spec: EmailFormSpec, typed: FieldValues) {
  saveDraft(spec.name, typed);
  document.body.innerHTML = '<div></div>';
  const [place] = document.body.children;
  if (!place) throw new Error('no place');
  const takeAway = drawAlone(
    <HostProvider host={sampleHost}>
      <EmailForm spec={spec} />
    </HostProvider>,
    place,
  );
  const form = await until(() => {
    const [drawn] = document.forms;
    return drawn && Object.keys(readValues(drawn)).length > 0 ? drawn : undefined;
  });
  const find = (label: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(label));
  return {
    form,
    takeAway,
    values: () => readValues(form),
    text: () => place.textContent,
    find,
    send: () => form.requestSubmit(),
    isBusy: () => form.querySelector('[data-submits]')?.ariaDisabled === 'true',
    press: async (label: string) => (await until(() => find(label))).click(),
    /** Waits until the form says that. */
    says: (text: string) => until(() => place.textContent.includes(text)),
  };
}
