import { attachedFile } from '@venue/shared/email/attached-file.ts';
import {
  type EmailFailure,
  type EmailOutcome,
  failedEmail,
  stoppedEmail,
} from '@venue/shared/email/email-outcome.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';
import { clearDraft, saveDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues, sameValues } from '@venue/shared/form/field-values.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { messages } from '@venue/shared/messages.ts';
import { deviceNow } from '@venue/shared/site-time.ts';
import { keepText, keptText } from '@venue/shared/storage/device-storage.ts';
import type { FormsHost } from '../host.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { messageReference } from './message-reference.ts';

/** Two messages of one form that went out are at least that far apart (ms): nobody writes two in less. */
const gap = 10_000;

function storageKey(name: string): string {
  return `sent:${name}`;
}

/** Notes that a message of that form went out at that moment (ms since the epoch). */
export function noteSent(name: string, now: number): void {
  // Without storage the service's own limit remains.
  keepText(storageKey(name), String(now));
}

/**
 * Whether a message of that form went out too short a while ago. The e-mail library has such a limit too, but counts
 * failed sends as well, so that a visitor could not try again at once, and answers like the service itself.
 */
export function isTooSoon(name: string, now: number): boolean {
  const since = now - Number(keptText(storageKey(name)) ?? Number.NaN);
  return since >= 0 && since < gap;
}

/** What a mail form needs from the shell. */
export type EmailFormHost = Pick<FormsHost, 'notify' | 'report' | 'config' | 'handover' | 'forgetHandedOver'>;

/** A form and the host it is sent through. */
export type SentForm = { spec: EmailFormSpec; host: EmailFormHost };

/** An attempt to send a form that did not end with the service's OK. */
export type FailedDelivery = {
  kind: 'failed';
  reason: EmailFailure;
  /** What was in the form, without the file. */
  values: FieldValues;
  hadFile: boolean;
  /** The form was emptied, so the visitor may want the values back (D-06). */
  emptied: boolean;
  /** What becomes of a request that was given up after a while. */
  later: Promise<EmailOutcome> | undefined;
};

/** How an attempt to send a form ended. */
export type Delivery = { kind: 'sent'; values: FieldValues } | FailedDelivery;

type Circumstances = {
  host: EmailFormHost;
  /** A program filled the form in. */
  automatic: boolean;
};

/** The fields are read at the call, so the reference leaves the form again at once. */
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

/** Where the form goes at all: a program's form, and one too soon after the last, are not sent. */
async function attempt(
  form: HTMLFormElement,
  { name, isRequest }: EmailFormSpec,
  { host, automatic }: Circumstances,
): Promise<EmailOutcome> {
  // Without a connection nothing goes in any case, and a person taken for a program hears what is true.
  if (automatic && navigator.onLine) return failedEmail('refused', 'sent by a program');
  if (isTooSoon(name, deviceNow())) return stoppedEmail('rate-limited', 'too soon after the last message');
  return isRequest ? sendWithReference(form, name, host) : sendEmailForm(form, name, host.config.email);
}

/** Empties a form that still says what was sent; what was typed meanwhile stays. Tells whether it is empty now. */
export function emptyUnlessEdited(form: HTMLFormElement, sent: FieldValues): boolean {
  const edited = !sameValues(readValues(form), sent);
  if (!edited) form.reset();
  return !edited;
}

/** Forgets what was typed or handed over for a form whose message went out. */
export function forgetForm({ spec, host }: SentForm): void {
  clearDraft(spec.name);
  if (spec.handover) clearHandover(host.handover(spec.handover.set), spec.handover.fields);
}

/** Empties a form whose message went out; what was typed meanwhile stays, and is the draft from now on. */
export function forgetSent(form: HTMLFormElement, sent: SentForm, values: FieldValues): void {
  if (emptyUnlessEdited(form, values)) forgetForm(sent);
  else saveDraft(sent.spec.name, readValues(form));
}

/** Says that a message went out. */
export function noteDelivery({ name }: EmailFormSpec, host: EmailFormHost): void {
  noteSent(name, deviceNow());
  host.notify('success', messages.messageSent);
}

/**
 * Sends a form, empties it once a request was made, and raises the toast.
 * A program's form is not sent and ends like any failure, so that a trapped program learns nothing
 * and a person taken for one can simply send again.
 */
export async function deliver(
  form: HTMLFormElement,
  spec: EmailFormSpec,
  circumstances: Circumstances,
): Promise<Delivery> {
  const { host } = circumstances;
  const values = readValues(form);
  const hadFile = attachedFile(form) !== undefined;
  const outcome = await attempt(form, spec, circumstances);
  if (outcome.kind === 'sent') {
    forgetSent(form, { spec, host }, values);
    noteDelivery(spec, host);
    return { kind: 'sent', values };
  }
  const { reason, requested, detail, later } = outcome;
  // What has to be put right stays where it is put right.
  const emptied = requested && reason !== 'recipient' && emptyUnlessEdited(form, values);
  host.report(new Error(`${spec.name} form: ${reason}, ${detail}`), 'email');
  host.notify('error', messages.somethingWentWrong);
  return { kind: 'failed', reason, values, hadFile, emptied, later };
}
