import { clearDraft } from '@venue/shared/form/draft.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import { messages } from '@venue/shared/messages.ts';
import { putIntoOutbox, sendFields, takeFromOutbox } from '../../mail/venue-mail.ts';
import { afterMail, type MailState } from '../../mail/mail-state.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';
import { hallDraft, wishFields } from '../booking/hall-fields.ts';
import type { HallServices } from './hall-services.ts';
import type { DateRequest } from '../booking/date-request.ts';
import { requestFields, requestForm, requestLetter, requestMail } from '../mail/request-mail.ts';

/** Sends a request; another one stands in where there is no e-mail service. */
export type SendRequest = (request: DateRequest) => Promise<EmailOutcome>;

/** The e-mail service of the site. */
export function requestSender({ email }: Pick<HallServices, 'email'>): SendRequest {
  return (request) => sendFields(requestFields(request), requestForm, email);
}

/** What the page typed for it is forgotten once it is out of the visitor's hands. */
function forgetForm({ host }: HallServices) {
  clearDraft(hallDraft);
  clearHandover(host.handover('mf-bookings/hall-wishes'), wishFields);
}

/** A request that went is neither typed nor kept any more: its answer may have come after it was put aside. */
function forgetRequest(services: HallServices, request: DateRequest) {
  forgetForm(services);
  const letter = requestLetter(request);
  takeFromOutbox((message) => message.letter === letter);
}

/** The state before an attempt, which a refusal leaves as it was. */
function stateBefore({ mail }: DateRequest): MailState {
  return mail === 'unanswered' || mail === 'sent' ? mail : 'unsent';
}

/** Sends a request, again if need be, and shows how that ended. */
async function sendRequest(services: HallServices, request: DateRequest, send: SendRequest): Promise<void> {
  const { host, dispatch } = services;
  const before = stateBefore(request);
  const arrive = () => {
    forgetRequest(services, request);
    host.notify('success', messages.messageSent);
  };
  const outcome = await send(request);
  dispatch({ type: 'requested', request: { ...request, mail: afterMail(before, outcome, before) } });
  if (outcome.kind === 'sent') {
    arrive();
    return;
  }
  host.notify('error', messages.somethingWentWrong);
  host.report(new Error(`date request: ${outcome.detail}`), 'email');
  void whenArrived(outcome.later, () => {
    dispatch({ type: 'request-arrived', id: request.id });
    arrive();
  });
}

/** Asks the venue by e-mail whether a date is free, instead of booking it. */
export async function requestDate(
  services: HallServices,
  details: HallDetails,
  send: SendRequest,
): Promise<void> {
  const askedAs = services.ledger.onDay(details).hold?.invoiceNumber;
  services.dispatch({ type: 'submitted' });
  services.dispatch({ type: 'stepped', step: 'requesting' });
  await sendRequest(services, { id: services.browser.random(), details, askedAs, mail: 'unsent' }, send);
}

/** Sends a request that is on the page once more; a second click meanwhile is none. */
export async function requestAgain(
  services: HallServices,
  request: DateRequest,
  send: SendRequest,
): Promise<void> {
  await services.browser.ifAlone(`date request ${request.id}`, services.browser.page, async () => {
    services.dispatch({ type: 'requested', request: { ...request, mail: 'going' } });
    await sendRequest(services, request, send);
  });
}

/** Keeps a request in the device's outbox; false where the device has no room or forbids it. */
export function keepRequest(services: HallServices, request: DateRequest): boolean {
  if (!putIntoOutbox(requestMail(request), services.browser.now())) return false;
  forgetForm(services);
  services.dispatch({ type: 'requested', request: { ...request, mail: 'waiting' } });
  return true;
}
