import type { FailedDelivery } from './deliver.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { composeLetter } from './letter.ts';
import { dropMessage, keepMessage, momentToKeep, type WaitingMessage } from '@venue/shared/email/outbox.ts';
import { now } from '@venue/shared/site-time.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';

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
    letter: composeLetter(spec, values),
    values: Object.fromEntries(texts.map(({ name }) => [name, values[name] ?? ''])),
    mayHaveArrived: reason === 'unanswered',
  };
  if (!keepMessage(message)) return false;
  void whenArrived(later, () => dropMessage(message));
  return true;
}
