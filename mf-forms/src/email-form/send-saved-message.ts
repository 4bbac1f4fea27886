import { type EmailOutcome, stoppedEmail, whenArrived } from '@venue/shared/email/email-outcome.ts';
import type { EmailConfig } from '@venue/shared/email/email-section.ts';
import {
  deleteMessage,
  isStillSaved,
  markUnanswered,
  saveMessage,
  type SavedMessage,
  savedMessages,
} from '@venue/shared/email/outbox.ts';
import { sendValues } from '@venue/shared/email/send-email.ts';
import { withLock } from '@venue/shared/tabs/lock.ts';
import { now } from '@venue/shared/time/site-time.ts';
import type { EmailFormHost, FailedSend } from './send-form.ts';
import { type EmailFormSpec, messageReference, messageText } from './email-form-spec.ts';

/** Saves a failed message in the outbox, and deletes it if it turns out to have arrived. False if it cannot be stored. */
export function saveForLater(spec: EmailFormSpec, { values, reason, later }: FailedSend): boolean {
  const texts = spec.fields.filter((field) => field.control !== 'file');
  const message = saveMessage({
    savedAt: now(),
    form: spec.name,
    subject: spec.subject,
    text: messageText(spec, values),
    values: {
      ...Object.fromEntries(texts.map(({ name }) => [name, values[name] ?? ''])),
      ...(spec.isRequest && { reference: messageReference(values) }),
    },
    mayHaveArrived: reason === 'unanswered',
  });
  if (message) void whenArrived(later, () => deleteMessage(message));
  return message !== undefined;
}

/**
 * Sends a saved message from a form made for it (C-01), calls `onSent` and deletes it. Marks it if it may have arrived. Undefined if another
 * tab has already sent or deleted it.
 */
export function sendSavedMessage(
  message: SavedMessage,
  config: EmailConfig,
  onSent: () => void,
): Promise<EmailOutcome | undefined> {
  return withLock('outbox', async () => {
    if (!isStillSaved(message)) return undefined;
    if (!Object.hasOwn(config.templates, message.form)) {
      return stoppedEmail('configuration', 'template ID required');
    }
    const outcome = await sendValues(message.values, message.form, config);
    if (outcome.kind === 'sent') {
      onSent();
      deleteMessage(message);
    } else if (outcome.reason === 'unanswered') {
      markUnanswered(message);
    }
    return outcome;
  });
}

let promptedBy: Pick<EmailFormHost, 'notify'> | undefined;

function prompt(): void {
  if (savedMessages().length === 0) return;
  promptedBy?.notify('info', 'You’re back online. Send the message saved on this device?');
}

/** Prompts once about saved messages when the device is back online, on whatever page. */
export function promptWhenOnline(host: EmailFormHost): void {
  promptedBy = host;
  addEventListener('online', prompt, { once: true });
}
