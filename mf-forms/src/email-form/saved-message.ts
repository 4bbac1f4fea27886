import { type EmailOutcome, stoppedEmail } from '@venue/shared/email/email-outcome.ts';
import type { EmailConfig } from '@venue/shared/email/email-section.ts';
import {
  deleteMessage,
  isStillSaved,
  markUnanswered,
  type SavedMessage,
  saveMessage,
} from '@venue/shared/email/outbox.ts';
import { sendValues } from '@venue/shared/email/send-email.ts';
import { withLock } from '@venue/shared/tabs/lock.ts';
import { now } from '@venue/shared/time/site-time.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { messageReference, messageText } from './message.ts';
import type { FailedSend } from './send-form.ts';

/** Saves a failed message on this device. False if there is no room. */
export function saveForLater(spec: EmailFormSpec, { values, reason }: FailedSend): boolean {
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
      return stoppedEmail('refused', 'template ID required');
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
