import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { type ChangeRequest, requestOf, withRequest } from '../change-history/changes.ts';
import type { BookingHost } from '../host.ts';
import { sendStoredMail } from '../mail/stored-mail.ts';
import { type MailField } from '../mail/venue-mail.ts';
import type { Browser } from '../services/browser.ts';
import { changeFields } from './change-mail.ts';
import type { BookingStore, ChangeableBooking } from './changeable-booking.ts';

export type ChangeServices = {
  host: Pick<BookingHost, 'notify' | 'report'>;
  browser: Pick<Browser, 'now' | 'withLock'>;
  /** The e-mail service. */
  send: (fields: readonly MailField[]) => Promise<EmailOutcome>;
};

/** What a form needs that asks for a change. */
export type RequestFormProps = { booking: ChangeableBooking; store: BookingStore; services: ChangeServices };

/** The stored request, unless it was answered or replaced meanwhile. */
function latestRequest(store: BookingStore, { at }: ChangeRequest): ChangeRequest | undefined {
  const booking = store.read();
  const stored = booking && requestOf(booking);
  return stored?.at === at ? stored : undefined;
}

function saveRequest(store: BookingStore, request: ChangeRequest): void {
  store.update((booking) => withRequest(booking, request));
}

async function send(services: ChangeServices, store: BookingStore, request: ChangeRequest): Promise<void> {
  const booking = store.read();
  if (!booking || request.mail === 'sent') return;
  const fields = changeFields(booking, request);
  saveRequest(store, request);
  const outcome = await sendStoredMail({
    state: () => latestRequest(store, request)?.mail,
    save: (mail) => {
      const stored = latestRequest(store, request);
      if (stored) saveRequest(store, { ...stored, mail });
    },
    send: () => services.send(fields),
    report: services.host.report,
    about: 'request for a change',
  });
  if (outcome.kind === 'sent') services.host.notify('success', toastTexts.messageSent);
  else services.host.notify('error', toastTexts.somethingWentWrong);
}

/**
 * Asks the venue by e-mail to move or cancel a booking. The request is stored before it is sent, so that it is not lost if the page
 * closes. Tabs take turns; there is only one open request. Shows an error and rejects if it cannot be made.
 */
export function sendChangeRequest(
  services: ChangeServices,
  store: BookingStore,
  request: Omit<ChangeRequest, 'mail' | 'at'>,
): Promise<void> {
  const sending = services.browser.withLock('change of a booking', async () => {
    const booking = store.read();
    if (booking?.status !== 'open' || requestOf(booking)) return;
    await send(services, store, { ...request, at: services.browser.now(), mail: 'unsent' });
  });
  return sending.catch((error: unknown) => {
    services.host.notify('error', toastTexts.somethingWentWrong);
    throw error;
  });
}

export function sendRequestAgain(
  services: ChangeServices,
  store: BookingStore,
  request: ChangeRequest,
): Promise<void> {
  return services.browser.withLock('change of a booking', async () => {
    const stored = latestRequest(store, request);
    if (stored) await send(services, store, stored);
  });
}
