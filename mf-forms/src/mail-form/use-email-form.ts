import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { forgetTyped } from '@venue/shared/form/keep-draft.ts';
import { useFormDraft } from '@venue/shared/form/use-form-draft.ts';
import { useHandover } from '@venue/shared/form/use-handover.ts';
import { askOnceOnline } from './ask-once-online.ts';
import { largestFile } from '@venue/shared/email/attached-file.ts';
import { type EmailFormHost, forgetForm } from './deliver.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { afterInput, problemsIn } from './email-form-state.ts';
import { findStop } from './find-stop.ts';
import { isAutomatic } from '@venue/shared/email/is-automatic.ts';
import { keepForLater } from './keep-for-later.ts';
import { useDelivery } from './use-delivery.ts';

const none: readonly string[] = [];

/** When the visitor could start typing, in ms since the page was opened: 0 if something is typed already. */
function useOpenedAt(form: RefObject<HTMLFormElement | null>) {
  const openedAt = useRef(0);
  useEffect(() => {
    const typed = form.current !== null && Object.keys(readValues(form.current)).length > 0;
    openedAt.current = typed ? 0 : performance.now();
  }, [form]);
  return openedAt;
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** The button that the visitor pressed is gone: the next one to press takes its focus. */
function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.focus();
}

/** The life of a mail form, from the first letter to the answer; every mail form of the site shares it. */
export function useEmailForm(spec: EmailFormSpec, host: EmailFormHost) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { set, fields } = spec.handover ?? { set: undefined, fields: none };
  useHandover(form, set && host.handover(set), fields);
  const hasDraft = useFormDraft(form, spec.name);
  const openedAt = useOpenedAt(form);
  const { state, setState, send } = useDelivery({ spec, host, form });
  const trapId = `${spec.name}-website`;
  const fileLimit = largestFile(host.config.email);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const element = event.currentTarget;
    const stop = findStop(spec, element, fileLimit);
    if (!stop) {
      void send(element, isAutomatic(element, trapId, performance.now() - openedAt.current));
      return;
    }
    for (const { field, text } of problemsIn(stop)) {
      host.report(new Error(`${spec.name} form: ${field}: ${text}`));
    }
    setState(stop);
    setAttempt(attempt + 1);
    if (stop.kind === 'hinted') focusField(element, stop.problem.field);
  }

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
    if (Object.keys(readValues(form.current)).length === 0) forgetForm({ spec, host });
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
    focusField(form.current, spec.fields[0].name);
    setState({ kind: 'idle' });
  }

  function noticeInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const field = target instanceof Element ? target.getAttribute('name') : null;
    if (field !== null) setState(afterInput(state, { spec, form: currentTarget, field, fileLimit }));
  }

  return { form, state, attempt, trapId, hasDraft, submit, putBack, keep, waitNoMore, forget, noticeInput };
}
