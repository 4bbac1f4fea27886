import { type EmailFailure, type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { attachedFile, sendEmailForm } from '@venue/shared/email/send-email.ts';
import { clearDraft, saveDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { readTabRecord, writeTabRecord } from '@venue/shared/form/stored-record.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import type { FormsHost } from '../host.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { messageReference } from './message.ts';

/** What an e-mail form needs from the shell. */
export type EmailFormHost = Pick<FormsHost, 'notify' | 'report' | 'config' | 'handover' | 'clearHandovers'>;

export type FormAndHost = { spec: EmailFormSpec; host: EmailFormHost };

/** An attempt to send a form that did not end with the service's OK. */
export type FailedSend = {
  kind: 'failed';
  reason: EmailFailure;
  /** What was in the form, without the file. */
  values: FieldValues;
  hadFile: boolean;
  /** The form was reset, so the visitor may want the values back (D-06). */
  emptied: boolean;
};

/** How an attempt to send a form ended. */
export type SendResult = { kind: 'sent'; values: FieldValues } | FailedSend;

/** The fields are read during the call, so the reference can be removed immediately. */
function sendWithReference(
  form: HTMLFormElement,
  name: string,
  { config }: EmailFormHost,
): Promise<EmailOutcome> {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'reference';
  field.value = messageReference(readValues(form));
  form.append(field);
  const outcome = sendEmailForm(form, name, config.email);
  field.remove();
  return outcome;
}

async function trySending(
  form: HTMLFormElement,
  { spec: { name, isRequest }, host }: FormAndHost,
  isBot: boolean,
): Promise<EmailOutcome> {
  // Offline nothing is sent anyway, and a person mistaken for a bot should be told that they are offline.
  if (isBot && navigator.onLine) return failedEmail('refused', 'filled in by a bot');
  return isRequest ? sendWithReference(form, name, host) : sendEmailForm(form, name, host.config.email);
}

function sameValues(one: FieldValues, other: FieldValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** Resets a form unless it was edited since it was sent. Returns whether it is empty now. */
function emptyUnlessEdited(form: HTMLFormElement, values: FieldValues): boolean {
  const edited = !sameValues(readValues(form), values);
  if (!edited) form.reset();
  return !edited;
}

/** Deletes the draft and the handed-over values of a form. */
export function forgetForm({ spec, host }: FormAndHost): void {
  clearDraft(spec.name);
  if (spec.handover) clearHandover(host.handover(spec.handover.set), spec.handover.fields);
}

/** After sending: resets the form and deletes its draft. If it was edited meanwhile, that stays and becomes the draft. */
function forgetSent(form: HTMLFormElement, target: FormAndHost, values: FieldValues): void {
  if (emptyUnlessEdited(form, values)) forgetForm(target);
  else saveDraft(target.spec.name, readValues(form));
}

async function send(form: HTMLFormElement, target: FormAndHost, isBot: boolean): Promise<SendResult> {
  const { spec, host } = target;
  const values = readValues(form);
  const hadFile = attachedFile(form) !== undefined;
  const outcome = await trySending(form, target, isBot);
  if (outcome.kind === 'sent') {
    forgetSent(form, target, values);
    host.notify('success', toastTexts.messageSent);
    return { kind: 'sent', values };
  }
  const { reason, requested, detail } = outcome;
  // A refused address has to be corrected, so the form keeps it.
  const emptied = requested && reason !== 'recipient' && emptyUnlessEdited(form, values);
  host.report(new Error(`${spec.name} form: ${reason}, ${detail}`), 'email');
  host.notify('error', toastTexts.somethingWentWrong);
  return { kind: 'failed', reason, values, hadFile, emptied };
}

/** Sends without an answer so far, by form. */
const underWay = new Map<string, Promise<SendResult>>();

/** Key of the tab's mark that a form is being sent, which a reload leaves. */
function markOf(name: string): string {
  return `sending:${name}`;
}

/**
 * Sends a form, resets it once a request was made, and shows the toast. A bot's form looks like any failed one, so that the bot learns
 * nothing and a person mistaken for one can simply send again.
 */
export async function sendForm(
  form: HTMLFormElement,
  target: FormAndHost,
  isBot: boolean,
): Promise<SendResult> {
  const { name } = target.spec;
  const sending = send(form, target, isBot);
  underWay.set(name, sending);
  writeTabRecord(markOf(name), { state: 'sending' });
  try {
    return await sending;
  } finally {
    underWay.delete(name);
    // In a task: when the page is being left, the request is aborted but no further task runs, and the mark stays.
    setTimeout(writeTabRecord, 0, markOf(name), {});
  }
}

/** Does with a form that was opened again what its send has done with the form that was left. */
async function followSend(
  form: HTMLFormElement,
  target: FormAndHost,
  sending: Promise<SendResult>,
): Promise<SendResult> {
  const restored = readValues(form);
  const result = await sending;
  if (result.kind === 'sent') forgetSent(form, target, restored);
  else if (result.emptied) emptyUnlessEdited(form, restored);
  return result;
}

/**
 * The outcome of a form's send that was under way when its page was left; undefined if there is none. If the page was reloaded, the message
 * may have arrived, which is said once; its file is lost.
 */
export function unfinishedSend(form: HTMLFormElement, target: FormAndHost): Promise<SendResult> | undefined {
  const { name } = target.spec;
  const sending = underWay.get(name);
  if (sending) return followSend(form, target, sending);
  const isInterrupted = 'state' in readTabRecord(markOf(name));
  writeTabRecord(markOf(name), {});
  if (!isInterrupted) return undefined;
  const values = readValues(form);
  return Promise.resolve({ kind: 'failed', reason: 'unanswered', values, hadFile: false, emptied: false });
}
