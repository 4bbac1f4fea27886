import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { messages } from '@venue/shared/words/messages.ts';
import { type ChangeRequest, requestOf, withRequest } from '../change-history/changes.ts';
import type { BookingHost } from '../host.ts';
import { type MailField } from '../mail/venue-mail.ts';
import { sendKeptMail } from '../mail/kept-mail.ts';
import type { Browser } from '../services/browser.ts';
import { changeFields } from './change-mail.ts';
import type { ChangeableBooking, ChangeSubject } from './changeable-booking.ts';

export type ChangeServices = {
  host: Pick<BookingHost, 'notify' | 'report'>;
  browser: Pick<Browser, 'now' | 'inTurn'>;
  /** The e-mail service. */
  send: (fields: readonly MailField[]) => Promise<EmailOutcome>;
};

/** What a form needs that asks for a change. */
export type RequestFormProps = { subject: ChangeSubject; store: ChangeableBooking; services: ChangeServices };

/** The stored request, unless it was answered or replaced meanwhile. */
function latestRequest(store: ChangeableBooking, { at }: ChangeRequest): ChangeRequest | undefined {
  const subject = store.read();
  const known = subject && requestOf(subject);
  return known?.at === at ? known : undefined;
}

function saveRequest(store: ChangeableBooking, request: ChangeRequest): void {
  store.update((booking) => withRequest(booking, request));
}

async function send(
  services: ChangeServices,
  store: ChangeableBooking,
  request: ChangeRequest,
): Promise<void> {
  const subject = store.read();
  if (!subject || request.mail === 'sent') return;
  const fields = changeFields(subject, request);
  const arrive = () => services.host.notify('success', messages.messageSent);
  saveRequest(store, request);
  const outcome = await sendKeptMail({
    state: () => latestRequest(store, request)?.mail,
    keep: (mail) => {
      const known = latestRequest(store, request);
      if (known) saveRequest(store, { ...known, mail });
    },
    send: () => services.send(fields),
    onLate: arrive,
    report: services.host.report,
    about: 'request for a change',
  });
  if (outcome.kind === 'sent') arrive();
  else services.host.notify('error', messages.somethingWentWrong);
}

/**
 * Asks the venue by e-mail to move or cancel a booking. The request is stored before it is sent, so that it is not lost if the page
 * closes. Tabs take turns; there is only one open request. Shows an error and rejects if it cannot be made.
 */
export function sendChangeRequest(
  services: ChangeServices,
  store: ChangeableBooking,
  request: Omit<ChangeRequest, 'mail' | 'at'>,
): Promise<void> {
  const asking = services.browser.inTurn('change of a booking', async () => {
    const subject = store.read();
    if (subject?.status !== 'open' || requestOf(subject)) return;
    await send(services, store, { ...request, at: services.browser.now(), mail: 'unsent' });
  });
  return asking.catch((error: unknown) => {
    services.host.notify('error', messages.somethingWentWrong);
    throw error;
  });
}

export function sendRequestAgain(
  services: ChangeServices,
  store: ChangeableBooking,
  request: ChangeRequest,
): Promise<void> {
  return services.browser.inTurn('change of a booking', async () => {
    const known = latestRequest(store, request);
    if (known) await send(services, store, known);
  });
}
