import { type EmailOutcome, stoppedEmail, whenArrived } from '@venue/shared/email/email-outcome.ts';
import type { EmailConfig } from '@venue/shared/email/email-section.ts';
import { formOf } from '@venue/shared/email/form-of.ts';
import {
  deleteMessage,
  saveMessage,
  uniqueKeptAt,
  type WaitingMessage,
  isStillWaiting,
  waitingMessages,
} from '@venue/shared/email/outbox.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { inTurn } from '@venue/shared/tabs/in-turn.ts';
import type { FailedDelivery, EmailFormHost } from './deliver.ts';
import { type EmailFormSpec, messageText } from './email-form-spec.ts';
import { messageReference } from './message-reference.ts';

/** Saves a failed message in the outbox (B2), and deletes it if it turns out to have arrived. False if it cannot be stored. */
export function saveForLater(spec: EmailFormSpec, { values, reason, later }: FailedDelivery): boolean {
  const texts = spec.fields.filter((field) => field.control !== 'file');
  const message: WaitingMessage = {
    keptAt: uniqueKeptAt(now()),
    form: spec.name,
    subject: spec.subject,
    letter: messageText(spec, values),
    values: {
      ...Object.fromEntries(texts.map(({ name }) => [name, values[name] ?? ''])),
      ...(spec.isRequest && { reference: messageReference(values) }),
    },
    mayHaveArrived: reason === 'unanswered',
  };
  if (!saveMessage(message)) return false;
  void whenArrived(later, () => deleteMessage(message));
  return true;
}

function hasTemplate(form: string, templates: Record<string, string>): form is string {
  return Object.hasOwn(templates, form);
}

/**
 * Sends a saved message from a form made for it (C-01), calls `onSent` and deletes it. Marks it if it may have arrived, unless it was
 * deleted meanwhile. Undefined if another tab has already sent or deleted it.
 */
export function sendWaiting(
  message: WaitingMessage,
  config: EmailConfig,
  onSent: () => void,
): Promise<EmailOutcome | undefined> {
  return inTurn('outbox', async () => {
    if (!isStillWaiting(message)) return undefined;
    if (!hasTemplate(message.form, config.templates)) {
      return stoppedEmail('configuration', 'template ID required');
    }
    const outcome = await sendEmailForm(formOf(message.values), message.form, config);
    if (outcome.kind === 'sent') {
      onSent();
      deleteMessage(message);
    } else if (outcome.reason === 'unanswered' && isStillWaiting(message)) {
      saveMessage({ ...message, mayHaveArrived: true });
    }
    return outcome;
  });
}

let asking = new AbortController();

function ask(host: EmailFormHost): void {
  if (waitingMessages().length === 0) return;
  host.notify('info', 'You’re back online. Send the message saved on this device?');
}

/** Prompts once about saved messages when the device is back online, on whatever page. */
export function promptOnceOnline(host: EmailFormHost): void {
  asking.abort();
  asking = new AbortController();
  addEventListener('online', () => ask(host), { once: true, signal: asking.signal });
}
