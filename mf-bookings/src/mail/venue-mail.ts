import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { EmailConfig } from '@venue/shared/email/email-section.ts';
import {
  deleteMessage,
  saveMessage,
  type Message,
  type SavedMessage,
  savedMessages,
} from '@venue/shared/email/outbox.ts';
import { sendValues } from '@venue/shared/email/send-email.ts';
import type { manifest } from '../../manifest.ts';

/** `name`: in the template; `label`: for people. */
export type MailField = { name: string; label: string; value: string };

export function valuesOf(fields: readonly MailField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** Name of a mail form, under which the configuration has its template. */
type MailForm = (typeof manifest)['mailForms'][number];

export function sendFields(
  fields: readonly MailField[],
  form: MailForm,
  config: EmailConfig,
): Promise<EmailOutcome> {
  return sendValues(valuesOf(fields), form, config);
}

export type OutboxMail = Omit<Message, 'savedAt' | 'values' | 'form'> & {
  form: MailForm;
  fields: readonly MailField[];
};

/** Returns false if the device has no room or blocks storage. */
export function putIntoOutbox({ fields, ...mail }: OutboxMail, now: number): boolean {
  return saveMessage({ ...mail, savedAt: now, values: valuesOf(fields) }) !== undefined;
}

export function takeFromOutbox(isIt: (message: SavedMessage) => boolean): void {
  for (const message of savedMessages()) if (isIt(message)) deleteMessage(message);
}
