import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { dropMessage, keepMessage, momentToKeep, waitingMessages } from '@venue/shared/email/outbox.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import { messages } from '@venue/shared/messages.ts';
import { type ChangeRequest, requestOf } from './kept/changes.ts';
import type { BookingHost } from '../host.ts';
import type { MailField } from '../mail/mail-field.ts';
import { afterMail, type MailState, underWay } from '../mail/mail-state.ts';
import type { Surroundings } from '../services/surroundings.ts';
import { changeFields, isWaitingChange, waitingChange } from './change-mail.ts';
import type { KeptBooking } from './kept-booking.ts';

/** What asking the venue needs of a page. */
export type ChangeDesk = {
  host: Pick<BookingHost, 'notify' | 'report'>;
  around: Pick<Surroundings, 'now' | 'inTurn'>;
  /** The e-mail service. */
  send: (fields: readonly MailField[]) => Promise<EmailOutcome>;
};

/** The request as the device has it, if that is the one: the venue may have answered it, or another may have been made. */
function latestRequest(kept: KeptBooking, { at }: ChangeRequest): ChangeRequest | undefined {
  const subject = kept.read();
  const known = subject && requestOf(subject);
  return known?.at === at ? known : undefined;
}

function mailBefore({ mail }: ChangeRequest): MailState {
  return mail === 'waiting' ? 'unsent' : mail;
}

/** A request that has gone waits in no outbox any more. */
function dropWaiting(fields: readonly MailField[]): void {
  for (const message of waitingMessages()) if (isWaitingChange(message, fields)) dropMessage(message);
}

async function send(desk: ChangeDesk, kept: KeptBooking, request: ChangeRequest): Promise<void> {
  const subject = kept.read();
  if (!subject || request.mail === 'sent') return;
  const before = mailBefore(request);
  const fields = changeFields(subject, request);
  kept.keepRequest({ ...request, mail: underWay(before) });
  const settle = (outcome: EmailOutcome) => {
    const known = latestRequest(kept, request);
    if (known) kept.keepRequest({ ...known, mail: afterMail(mailBefore(known), outcome, before) });
    if (outcome.kind !== 'sent') return;
    dropWaiting(fields);
    desk.host.notify('success', messages.messageSent);
  };
  const outcome = await desk.send(fields);
  settle(outcome);
  if (outcome.kind === 'sent') return;
  desk.host.notify('error', messages.somethingWentWrong);
  desk.host.report(new Error(`request for a change: ${outcome.detail}`), 'email');
  void whenArrived(outcome.later, () => settle({ kind: 'sent' }));
}

/**
 * Asks the venue by e-mail to move or cancel a booking. The request is on the device before it goes, so that one whose end nobody
 * saw is known. Two tabs take turns, and while one request is open there is no other. Rejects, and says so, where it cannot be made.
 */
export function sendChangeRequest(
  desk: ChangeDesk,
  kept: KeptBooking,
  request: Omit<ChangeRequest, 'mail' | 'at'>,
): Promise<void> {
  const asking = desk.around.inTurn('change of a booking', async () => {
    const subject = kept.read();
    if (subject?.openness !== 'open' || requestOf(subject)) return;
    await send(desk, kept, { ...request, at: desk.around.now(), mail: 'unsent' });
  });
  return asking.catch((error: unknown) => {
    desk.host.notify('error', messages.somethingWentWrong);
    throw error;
  });
}

/** Sends a request once more. */
export function sendRequestAgain(desk: ChangeDesk, kept: KeptBooking, request: ChangeRequest): Promise<void> {
  return desk.around.inTurn('change of a booking', async () => {
    const known = latestRequest(kept, request);
    if (known) await send(desk, kept, known);
  });
}

/** Keeps a request in the device's outbox; false where the device has no room or forbids it. */
export function putAside(desk: ChangeDesk, kept: KeptBooking, request: ChangeRequest): boolean {
  const subject = kept.read();
  if (!subject) return false;
  const message = waitingChange(
    changeFields(subject, request),
    momentToKeep(desk.around.now()),
    request.mail === 'unanswered',
  );
  if (!keepMessage(message)) return false;
  kept.keepRequest({ ...request, mail: 'waiting' });
  return true;
}
