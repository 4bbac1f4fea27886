import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { EmailConfig } from '@venue/shared/email/email-section.ts';
import { formOf } from '@venue/shared/email/form-of.ts';
import {
  dropMessage,
  keepMessage,
  momentToKeep,
  type WaitingMessage,
  waitingMessages,
} from '@venue/shared/email/outbox.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';
import type { manifest } from '../../manifest.ts';
import { type MailField, valuesOf } from './mail-field.ts';

/** A mail form of this remote, by whose name the configuration has its template. */
export type MailForm = (typeof manifest)['mailForms'][number];

/** Sends fields to the venue under the template of a form. */
export function sendFields(
  fields: readonly MailField[],
  form: MailForm,
  config: EmailConfig,
): Promise<EmailOutcome> {
  return sendEmailForm(formOf(valuesOf(fields)), form, config);
}

/** An e-mail as it can wait in the device's outbox. */
export type OutboxMail = Omit<WaitingMessage, 'keptAt' | 'values' | 'form'> & {
  form: MailForm;
  fields: readonly MailField[];
};

/** Puts an e-mail into the device's outbox; false where the device has no room or forbids it. */
export function putIntoOutbox({ fields, ...mail }: OutboxMail, now: number): boolean {
  return keepMessage({ ...mail, keptAt: momentToKeep(now), values: valuesOf(fields) });
}

/** What has gone waits in no outbox any more. */
export function takeFromOutbox(isIt: (message: WaitingMessage) => boolean): void {
  for (const message of waitingMessages()) if (isIt(message)) dropMessage(message);
}
