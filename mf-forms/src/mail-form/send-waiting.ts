import type { EmailConfig } from '@venue/shared/email/email-section.ts';
import { inTurn } from '@venue/shared/web-locks.ts';
import { type EmailOutcome, stoppedEmail } from '@venue/shared/email/email-outcome.ts';
import { dropMessage, isStillWaiting, keepMessage, type WaitingMessage } from '@venue/shared/email/outbox.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';

function hasTemplate(form: string, templates: Record<string, string>): form is string {
  return Object.hasOwn(templates, form);
}

function formOf(values: WaitingMessage['values']): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
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
