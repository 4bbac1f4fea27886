import {
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isFilledByBot } from '@venue/shared/email/honeypot.tsx';
import { attachedFile, type AttachedFile } from '@venue/shared/email/send-email.ts';
import { forgetTyped, useFormDraft } from '@venue/shared/form/draft.ts';
import { type FieldProblem, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { checkForm, type InvalidForm } from './check-form.ts';
import { checkChosenFile, largestFile } from './chosen-file.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { saveForLater } from './saved-message.ts';
import {
  forgetForm,
  sendForm,
  unfinishedSend,
  type EmailFormHost,
  type FailedSend,
  type FormAndHost,
  type SendResult,
} from './send-form.ts';

export type EmailFormState =
  | { kind: 'idle' }
  | InvalidForm
  | { kind: 'sending'; file: AttachedFile | undefined }
  /** Saved on this device until the visitor sends it. */
  | { kind: 'saved' }
  | Extract<SendResult, { kind: 'sent' }>
  | (FailedSend & {
      /** The message could not be saved on the device. */
      saveFailed?: true;
    });

/** The state after a file was refused as it was chosen, rather than when the form is sent. */
export function withFileProblem(state: EmailFormState, problem: FieldProblem): EmailFormState {
  if (state.kind === 'sending' || state.kind === 'failed') return state;
  if (state.kind !== 'invalid') return { kind: 'invalid', problems: [problem], hasSummary: false };
  const others = state.problems.filter(({ field }) => field !== problem.field);
  return { ...state, problems: [...others, problem] };
}

/**
 * The state after the visitor changed a field, which no longer has its problem. The links that send a failed message another way contain
 * what is typed now.
 */
export function afterInput(state: EmailFormState, form: HTMLFormElement, field: string): EmailFormState {
  if (state.kind === 'failed' && !state.emptied) return { ...state, values: readValues(form) };
  if (state.kind !== 'invalid') return state;
  const problems = state.problems.filter((problem) => problem.field !== field);
  return problems.length === 0 ? { kind: 'idle' } : { ...state, problems };
}

type FormAndState = FormAndHost & {
  form: RefObject<HTMLFormElement | null>;
  state: EmailFormState;
  setState: Dispatch<SetStateAction<EmailFormState>>;
};

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** The pressed button has disappeared, so the focus moves to the submit button. */
function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.focus();
}

/** What the visitor can do with a message that was not sent: put it back, save it for later, delete it. */
function useFailedMessage({ spec, host, form, state, setState }: FormAndState) {
  function restore(): void {
    if (!form.current || state.kind !== 'failed') return;
    writeValues(form.current, state.values, 'all');
    setState({ ...state, emptied: false });
    focusSubmit(form.current);
  }

  function save(): void {
    if (!form.current || state.kind !== 'failed') return;
    if (!saveForLater(spec, state)) {
      setState({ ...state, saveFailed: true });
      return;
    }
    if (!state.emptied) form.current.reset();
    if (Object.keys(readValues(form.current)).length === 0) forgetForm({ spec, host });
    focusSubmit(form.current);
    setState({ kind: 'saved' });
  }

  /** The saved message was sent or deleted. */
  function onSavedMessageEnd(): void {
    setState((current) => (current.kind === 'saved' ? { kind: 'idle' } : current));
  }

  function forget(): void {
    if (!form.current) return;
    forgetTyped(form.current, spec.name);
    host.clearHandovers();
    focusField(form.current, spec.fields[0].name);
    setState({ kind: 'idle' });
  }

  return { restore, save, onSavedMessageEnd, forget };
}

/** When the visitor could start typing, in ms since the page was opened; 0 if something was typed before. */
function useOpenedAt(form: RefObject<HTMLFormElement | null>) {
  const openedAt = useRef(0);
  useEffect(() => {
    const typed = form.current !== null && Object.keys(readValues(form.current)).length > 0;
    openedAt.current = typed ? 0 : performance.now();
  }, [form]);
  return openedAt;
}

/** Checks and sends the form, one message at a time. */
function useSending({ spec, host, form, setState }: FormAndState) {
  const openedAt = useOpenedAt(form);
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);
  const honeypotId = `${spec.name}-website`;

  async function sendIfValid(element: HTMLFormElement): Promise<void> {
    const file = attachedFile(element);
    if (file) setState({ kind: 'sending', file });
    const choice = await checkChosenFile(spec, element, largestFile(host.config.email));
    const stop = checkForm(spec, element, choice.kind === 'refused' ? choice.problem : undefined);
    if (!stop) {
      if (choice.kind === 'fine') choice.putBack();
      setState({ kind: 'sending', file: attachedFile(element) });
      const isBot = isFilledByBot(element, honeypotId, performance.now() - openedAt.current);
      setState(await sendForm(element, { spec, host }, isBot));
      return;
    }
    for (const { field, text } of stop.problems) {
      // In the console (V-09), but not reported to the owner: it is the visitor's mistake.
      // oxlint-disable-next-line no-console
      console.warn(`${spec.name} form: ${field}: ${text}`);
    }
    setState(stop);
    setAttempts(attempts + 1);
    if (!stop.hasSummary) focusField(element, spec.fields[0].name);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await sendIfValid(event.currentTarget);
    } finally {
      busy.current = false;
    }
  }

  const followUnfinished = useEffectEvent(async () => {
    const sending = form.current && unfinishedSend(form.current, { spec, host });
    if (!sending) return;
    busy.current = true;
    setState({ kind: 'sending', file: undefined });
    try {
      setState(await sending);
    } finally {
      busy.current = false;
    }
  });

  useEffect(() => void followUnfinished(), []);

  return { attempts, honeypotId, submit };
}

const none: readonly string[] = [];

/** State and handlers of an e-mail form. */
export function useEmailForm(spec: EmailFormSpec, host: EmailFormHost) {
  const form = useRef<HTMLFormElement>(null);
  const { set, fields } = spec.handover ?? { set: undefined, fields: none };
  useHandover(form, set && host.handover(set), fields);
  const hasDraft = useFormDraft(form, spec.name);
  const [state, setState] = useState<EmailFormState>({ kind: 'idle' });
  const all = { spec, host, form, state, setState };
  const sending = useSending(all);
  const failed = useFailedMessage(all);

  async function checkFile(element: HTMLFormElement): Promise<void> {
    const choice = await checkChosenFile(spec, element, largestFile(host.config.email));
    if (choice.kind === 'refused') setState((current) => withFileProblem(current, choice.problem));
  }

  function noticeInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const field = target instanceof Element ? target.getAttribute('name') : null;
    if (field === null) return;
    // With the current state: the visitor may type between the outcome of a send and its render.
    setState((current) => afterInput(current, currentTarget, field));
    if (target instanceof HTMLInputElement && target.type === 'file') void checkFile(currentTarget);
  }

  return { form, state, hasDraft, noticeInput, ...sending, ...failed };
}
