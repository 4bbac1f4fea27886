import { type EmailOutcome, stoppedEmail } from '@venue/shared/email/email-outcome.ts';
import type { EmailConfig } from '@venue/shared/email/email-section.ts';
import { formOf } from '@venue/shared/email/form-of.ts';
import {
  dropMessage,
  keepMessage,
  momentToKeep,
  type WaitingMessage,
  isStillWaiting,
  waitingMessages,
} from '@venue/shared/email/outbox.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import { now } from '@venue/shared/site-time.ts';
import { inTurn } from '@venue/shared/web-locks.ts';
import type { FailedDelivery, EmailFormHost } from './deliver.ts';
import { type EmailFormSpec, messageText } from './email-form-spec.ts';
import { messageReference } from './message-reference.ts';

/**
 * Puts what was in the form into the outbox (B2), and takes it out again if the answer comes after all.
 * False where the device has no room or forbids it.
 */
export function keepForLater(spec: EmailFormSpec, { values, reason, later }: FailedDelivery): boolean {
  const texts = spec.fields.filter((field) => field.control !== 'file');
  const message: WaitingMessage = {
    keptAt: momentToKeep(now()),
    form: spec.name,
    subject: spec.subject,
    letter: messageText(spec, values),
    values: {
      ...Object.fromEntries(texts.map(({ name }) => [name, values[name] ?? ''])),
      ...(spec.isRequest && { reference: messageReference(values) }),
    },
    mayHaveArrived: reason === 'unanswered',
  };
  if (!keepMessage(message)) return false;
  void whenArrived(later, () => dropMessage(message));
  return true;
}

function hasTemplate(form: string, templates: Record<string, string>): form is string {
  return Object.hasOwn(templates, form);
}

/**
 * Sends a waiting message from a form made for it (C-01), and takes it out once it is gone; `onSent` comes just before.
 * One that may have arrived says so from then on. Gives nothing if the message waits no longer when its turn comes.
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
      dropMessage(message);
    } else if (outcome.reason === 'unanswered') keepMessage({ ...message, mayHaveArrived: true });
    return outcome;
  });
}

let asking = new AbortController();

function ask(host: EmailFormHost): void {
  if (waitingMessages().length === 0) return;
  host.notify('info', 'You’re back online. Send the message saved on this device?');
}

/** Asks once about the waiting messages when the line comes back, wherever on the site the visitor is by then. */
export function askOnceOnline(host: EmailFormHost): void {
  asking.abort();
  asking = new AbortController();
  addEventListener('online', () => ask(host), { once: true, signal: asking.signal });
}
