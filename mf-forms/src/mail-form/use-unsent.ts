import { readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { forgetTyped } from '@venue/shared/form/keep-draft.ts';
import { askOnceOnline } from './ask-once-online.ts';
import { forgetForm, type SentForm } from './deliver.ts';
import { keepForLater } from './keep-for-later.ts';
import type { useDelivery } from './use-delivery.ts';

type Unsent = Parameters<typeof useDelivery>[0] & Pick<ReturnType<typeof useDelivery>, 'state' | 'setState'>;

/** The button that the visitor pressed is gone: the next one to press takes its focus. */
function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.focus();
}

function forgetIfEmpty(form: HTMLFormElement, sent: SentForm): void {
  if (Object.keys(readValues(form)).length === 0) forgetForm(sent);
}

/** What the visitor can do with words that are typed and not sent: put them back, keep them for later, forget them. */
export function useUnsent({ spec, host, form, state, setState }: Unsent) {
  function putBack(): void {
    if (!form.current || state.kind !== 'failed') return;
    writeValues(form.current, state.values, 'all');
    setState({ ...state, emptied: false });
    focusSubmit(form.current);
  }

  function keep(): void {
    if (!form.current || state.kind !== 'failed') return;
    if (!keepForLater(spec, state)) {
      setState({ ...state, keepFailed: true });
      return;
    }
    if (!state.emptied) form.current.reset();
    forgetIfEmpty(form.current, { spec, host });
    focusSubmit(form.current);
    setState({ kind: 'kept' });
    askOnceOnline(host);
  }

  /** What was kept is sent or thrown away, and no longer said to be kept. */
  function waitNoMore(): void {
    setState((current) => (current.kind === 'kept' ? { kind: 'idle' } : current));
  }

  function forget(): void {
    if (!form.current) return;
    forgetTyped(form.current, spec.name);
    host.forgetHandedOver();
    const first = form.current.elements.namedItem(spec.fields[0].name);
    if (first instanceof HTMLElement) first.focus();
    setState({ kind: 'idle' });
  }

  return { putBack, keep, waitNoMore, forget };
}
