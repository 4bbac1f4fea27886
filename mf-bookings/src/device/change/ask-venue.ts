import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { dropMessage, keepMessage, momentToKeep, waitingMessages } from '@venue/shared/email/outbox.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import { messages } from '@venue/shared/messages.ts';
import { type AskedChange, askedOf } from '../../change/changes.ts';
import type { BookingHost } from '../../host.ts';
import type { MailField } from '../../mail/mail-field.ts';
import { afterMail, type MailState, underWay } from '../../mail/mail-state.ts';
import type { Surroundings } from '../../services/surroundings.ts';
import { changeFields, isWaitingChange, waitingChange } from './change-mail.ts';
import type { KeptBooking } from './kept-booking.ts';

/** What asking the venue needs of a page. */
export type AskDesk = {
  host: Pick<BookingHost, 'notify' | 'report'>;
  around: Pick<Surroundings, 'now' | 'inTurn'>;
  /** The e-mail service. */
  send: (fields: readonly MailField[]) => Promise<EmailOutcome>;
};

/** The request as the device has it, if that is the one: the venue may have answered it, or another may have been made. */
function latestAsked(kept: KeptBooking, { at }: AskedChange): AskedChange | undefined {
  const subject = kept.read();
  const known = subject && askedOf(subject);
  return known?.at === at ? known : undefined;
}

function mailBefore({ mail }: AskedChange): MailState {
  return mail === 'waiting' ? 'unsent' : mail;
}

/** A request that has gone waits in no outbox any more. */
function dropWaiting(fields: readonly MailField[]): void {
  for (const message of waitingMessages()) if (isWaitingChange(message, fields)) dropMessage(message);
}

async function sendAsked(desk: AskDesk, kept: KeptBooking, asked: AskedChange): Promise<void> {
  const subject = kept.read();
  if (!subject || asked.mail === 'sent') return;
  const before = mailBefore(asked);
  const fields = changeFields(subject, asked);
  kept.keepAsked({ ...asked, mail: underWay(before) });
  const settle = (outcome: EmailOutcome) => {
    const known = latestAsked(kept, asked);
    if (known) kept.keepAsked({ ...known, mail: afterMail(mailBefore(known), outcome, before) });
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
export function askVenue(
  desk: AskDesk,
  kept: KeptBooking,
  asked: Omit<AskedChange, 'mail' | 'at'>,
): Promise<void> {
  const asking = desk.around.inTurn('change of a booking', async () => {
    const subject = kept.read();
    if (subject?.openness !== 'open' || askedOf(subject)) return;
    await sendAsked(desk, kept, { ...asked, at: desk.around.now(), mail: 'unsent' });
  });
  return asking.catch((error: unknown) => {
    desk.host.notify('error', messages.somethingWentWrong);
    throw error;
  });
}

/** Sends a request once more. */
export function askAgain(desk: AskDesk, kept: KeptBooking, asked: AskedChange): Promise<void> {
  return desk.around.inTurn('change of a booking', async () => {
    const known = latestAsked(kept, asked);
    if (known) await sendAsked(desk, kept, known);
  });
}

/** Keeps a request in the device's outbox; false where the device has no room or forbids it. */
export function putAside(desk: AskDesk, kept: KeptBooking, asked: AskedChange): boolean {
  const subject = kept.read();
  if (!subject) return false;
  const message = waitingChange(
    changeFields(subject, asked),
    momentToKeep(desk.around.now()),
    asked.mail === 'unanswered',
  );
  if (!keepMessage(message)) return false;
  kept.keepAsked({ ...asked, mail: 'waiting' });
  return true;
}
