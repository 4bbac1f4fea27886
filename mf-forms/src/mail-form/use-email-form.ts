import type { FieldProblem } from '@venue/shared/form/form-field.ts';
import { attachedFile, largestFile } from '@venue/shared/email/attached-file.ts';
import { isAutomatic } from '@venue/shared/email/is-automatic.ts';
import { readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { forgetTyped } from '@venue/shared/form/keep-draft.ts';
import { useFormDraft } from '@venue/shared/form/use-form-draft.ts';
import { useHandover } from '@venue/shared/form/use-handover.ts';
import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { forgetForm, type SentForm, type EmailFormHost } from './deliver.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { afterInput, problemsIn, withFileProblem } from './email-form-state.ts';
import { findStop } from './find-stop.ts';
import { useDelivery } from './use-delivery.ts';
import { askOnceOnline, keepForLater } from './waiting.ts';

function chosenIn(field: HTMLInputElement | null): File | undefined {
  return field?.files?.[0];
}

function hold(field: HTMLInputElement, file: File): void {
  const held = new DataTransfer();
  held.items.add(file);
  field.files = held.files;
}

/** The file that is chosen in the form, as the form's rule judges it. */
type Choice =
  | { kind: 'none' }
  | { kind: 'refused'; problem: FieldProblem }
  /** `hold` puts the copy in memory into the field: it is sent, whatever becomes of the file on the device. */
  | { kind: 'fine'; hold: () => void };

/** Reads and judges the file chosen in the form. `largest` in bytes. */
async function judgeChoice(
  { judgeFile }: Pick<EmailFormSpec, 'judgeFile'>,
  form: HTMLFormElement,
  largest: number,
): Promise<Choice> {
  const field = form.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = chosenIn(field);
  if (!field || !chosen || !judgeFile) return { kind: 'none' };
  const judged = await judgeFile(chosen, largest);
  if (chosenIn(field) !== chosen) return judgeChoice({ judgeFile }, form, largest);
  if (judged.kind === 'fine') return { kind: 'fine', hold: () => hold(field, judged.file) };
  return { kind: 'refused', problem: { field: field.name, text: judged.text } };
}

type Unsent = Parameters<typeof useDelivery>[0] & Pick<ReturnType<typeof useDelivery>, 'state' | 'setState'>;

/** The button that the visitor pressed is gone: the next one to press takes its focus. */
function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.focus();
}

function forgetIfEmpty(form: HTMLFormElement, sent: SentForm): void {
  if (Object.keys(readValues(form)).length === 0) forgetForm(sent);
}

/** What the visitor can do with words that are typed and not sent: put them back, keep them for later, forget them. */
function useUnsent({ spec, host, form, state, setState }: Unsent) {
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

/** The life of a mail form, from the first letter to the answer; every mail form of the site shares it. */
export function useEmailForm(spec: EmailFormSpec, host: EmailFormHost) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { set, fields } = spec.handover ?? { set: undefined, fields: none };
  useHandover(form, set && host.handover(set), fields);
  const hasDraft = useFormDraft(form, spec.name);
  const openedAt = useOpenedAt(form);
  const { state, setState, send } = useDelivery({ spec, host, form });
  const unsent = useUnsent({ spec, host, form, state, setState });
  const trapId = `${spec.name}-website`;
  const fileLimit = largestFile(host.config.email);

  async function sendUnlessStopped(element: HTMLFormElement): Promise<void> {
    const file = attachedFile(element);
    if (file) setState({ kind: 'sending', file });
    const choice = await judgeChoice(spec, element, fileLimit);
    const stop = findStop(spec, element, choice.kind === 'refused' ? choice.problem : undefined);
    if (!stop) {
      if (choice.kind === 'fine') choice.hold();
      await send(element, isAutomatic(element, trapId, performance.now() - openedAt.current));
      return;
    }
    for (const { field, text } of problemsIn(stop)) {
      // A visitor's slip is no failure of ours: it stands in the console (V-09), and no owner gets a report of it.
      // oxlint-disable-next-line no-console
      console.warn(`${spec.name} form: ${field}: ${text}`);
    }
    setState(stop);
    setAttempt(attempt + 1);
    if (stop.kind === 'hinted') focusField(element, stop.problem.field);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.kind !== 'sending') void sendUnlessStopped(event.currentTarget);
  }

  async function judgeFile(element: HTMLFormElement): Promise<void> {
    const choice = await judgeChoice(spec, element, fileLimit);
    if (choice.kind === 'refused') setState((current) => withFileProblem(current, choice.problem));
  }

  function noticeInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const field = target instanceof Element ? target.getAttribute('name') : null;
    if (field === null) return;
    // Of what the state is by then: a letter may be typed between the answer to a send and its drawing.
    setState((current) => afterInput(current, currentTarget, field));
    if (target instanceof HTMLInputElement && target.type === 'file') void judgeFile(currentTarget);
  }

  return { form, state, attempt, trapId, hasDraft, submit, noticeInput, ...unsent };
}
