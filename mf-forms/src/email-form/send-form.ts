import { attachedFile, sendEmailForm } from '@venue/shared/email/send-email.ts';
import {
  type EmailFailure,
  type EmailOutcome,
  failedEmail,
  stoppedEmail,
} from '@venue/shared/email/email-outcome.ts';
import { clearDraft, saveDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { deviceNow } from '@venue/shared/time/site-time.ts';
import { writeDeviceText, readDeviceText } from '@venue/shared/storage/device-storage.ts';
import type { FormsHost } from '../host.ts';
import { type EmailFormSpec, messageReference } from './email-form-spec.ts';

/** Shortest time (ms) between two messages of one form. */
const minimumPause = 10_000;

function storageKey(name: string): string {
  return `sent:${name}`;
}

/** `now` in ms since the epoch. */
export function recordSent(name: string, now: number): void {
  // If storage is blocked, the service still has its own limit.
  writeDeviceText(storageKey(name), String(now));
}

/**
 * Whether the last message of this form was sent too recently. The e-mail library has such a limit too, but it also counts failed sends,
 * so that a visitor could not try again immediately, and its error looks like one of the service.
 */
export function isTooSoon(name: string, now: number): boolean {
  const since = now - Number(readDeviceText(storageKey(name)) ?? Number.NaN);
  return since >= 0 && since < minimumPause;
}

/** What an e-mail form needs from the shell. */
export type EmailFormHost = Pick<FormsHost, 'notify' | 'report' | 'config' | 'handover' | 'clearHandovers'>;

/** A form and the host it is sent through. */
export type SentForm = { spec: EmailFormSpec; host: EmailFormHost };

/** An attempt to send a form that did not end with the service's OK. */
export type FailedSend = {
  kind: 'failed';
  reason: EmailFailure;
  /** What was in the form, without the file. */
  values: FieldValues;
  hadFile: boolean;
  /** The form was reset, so the visitor may want the values back (D-06). */
  emptied: boolean;
  /** The outcome of a request that timed out. */
  later: Promise<EmailOutcome> | undefined;
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

/** Sends the form, unless a bot filled it in or the last message was sent too recently. */
async function trySending(
  form: HTMLFormElement,
  { spec: { name, isRequest }, host }: SentForm,
  isBot: boolean,
): Promise<EmailOutcome> {
  // Offline nothing is sent anyway, and a person mistaken for a bot should be told that they are offline.
  if (isBot && navigator.onLine) return failedEmail('refused', 'filled in by a bot');
  if (isTooSoon(name, deviceNow())) return stoppedEmail('rate-limited', 'too soon after the last message');
  return isRequest ? sendWithReference(form, name, host) : sendEmailForm(form, name, host.config.email);
}

function sameValues(one: FieldValues, other: FieldValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** Resets a form unless it was edited since it was sent. Returns whether it is empty now. */
export function emptyUnlessEdited(form: HTMLFormElement, sent: FieldValues): boolean {
  const edited = !sameValues(readValues(form), sent);
  if (!edited) form.reset();
  return !edited;
}

/** Deletes the draft and the handed-over values of a form. */
export function forgetForm({ spec, host }: SentForm): void {
  clearDraft(spec.name);
  if (spec.handover) clearHandover(host.handover(spec.handover.set), spec.handover.fields);
}

/** After sending: resets the form and deletes its draft. If it was edited meanwhile, that stays and becomes the draft. */
export function forgetSent(form: HTMLFormElement, sent: SentForm, values: FieldValues): void {
  if (emptyUnlessEdited(form, values)) forgetForm(sent);
  else saveDraft(sent.spec.name, readValues(form));
}

export function announceSent({ spec, host }: SentForm): void {
  recordSent(spec.name, deviceNow());
  host.notify('success', toastTexts.messageSent);
}

/**
 * Sends a form, resets it once a request was made, and shows the toast. A bot's form looks like any failed one, so that the bot learns
 * nothing and a person mistaken for one can simply send again.
 */
export async function sendForm(form: HTMLFormElement, sent: SentForm, isBot: boolean): Promise<SendResult> {
  const { spec, host } = sent;
  const values = readValues(form);
  const hadFile = attachedFile(form) !== undefined;
  const outcome = await trySending(form, sent, isBot);
  if (outcome.kind === 'sent') {
    forgetSent(form, sent, values);
    announceSent(sent);
    return { kind: 'sent', values };
  }
  const { reason, requested, detail, later } = outcome;
  // A refused address has to be corrected, so the form keeps it.
  const emptied = requested && reason !== 'recipient' && emptyUnlessEdited(form, values);
  host.report(new Error(`${spec.name} form: ${reason}, ${detail}`), 'email');
  host.notify('error', toastTexts.somethingWentWrong);
  return { kind: 'failed', reason, values, hadFile, emptied, later };
}
