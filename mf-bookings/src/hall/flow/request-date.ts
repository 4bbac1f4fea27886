import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { clearDraft } from '@venue/shared/form/draft.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { stateAfter, type MailState } from '../../mail/stored-mail.ts';
import { putIntoOutbox, sendFields, takeFromOutbox } from '../../mail/venue-mail.ts';
import type { HallDetails } from '../booking/hall-details.ts';
import { hallDraft, handoverFields } from '../booking/hall-fields.ts';
import {
  type DateRequest,
  requestFields,
  requestForm,
  requestMessage,
  requestMail,
} from '../mail/request-mail.ts';
import type { HallServices } from './hall-services.ts';

export type SendRequest = (request: DateRequest) => Promise<EmailOutcome>;

export function requestSender({ email }: Pick<HallServices, 'email'>): SendRequest {
  return (request) => sendFields(requestFields(request), requestForm, email);
}

function forgetForm({ host }: HallServices) {
  clearDraft(hallDraft);
  clearHandover(host.handover('mf-bookings/hall-wishes'), handoverFields);
}

/** Also removes it from the outbox: it may have been saved there before its answer came. */
function forgetRequest(services: HallServices, request: DateRequest) {
  forgetForm(services);
  const text = requestMessage(request);
  takeFromOutbox((message) => message.text === text);
}

/** The state to return to if the attempt is refused. */
function stateBefore({ mail }: DateRequest): MailState {
  return mail === 'unanswered' || mail === 'sent' ? mail : 'unsent';
}

async function sendRequest(services: HallServices, request: DateRequest, send: SendRequest): Promise<void> {
  const { host, dispatch } = services;
  const before = stateBefore(request);
  const outcome = await send(request);
  dispatch({ type: 'date-asked', request: { ...request, mail: stateAfter(before, outcome, before) } });
  if (outcome.kind === 'sent') {
    forgetRequest(services, request);
    host.notify('success', toastTexts.messageSent);
    return;
  }
  host.notify('error', toastTexts.somethingWentWrong);
  host.report(new Error(`date request: ${outcome.detail}`), 'email');
}

export async function requestDate(
  services: HallServices,
  details: HallDetails,
  send: SendRequest,
): Promise<void> {
  const earlierInvoiceNumber = services.ledger.onDay(details).hold?.invoiceNumber;
  services.dispatch({ type: 'submitted' });
  services.dispatch({ type: 'stepped', step: 'asking' });
  await sendRequest(
    services,
    { id: services.browser.random(), details, earlierInvoiceNumber, mail: 'unsent' },
    send,
  );
}

/** Sends a request again; a second click meanwhile is ignored. */
export async function requestAgain(
  services: HallServices,
  request: DateRequest,
  send: SendRequest,
): Promise<void> {
  await services.browser.runExclusive(`date request ${request.id}`, services.browser.visit, async () => {
    services.dispatch({ type: 'date-asked', request: { ...request, mail: 'sending' } });
    await sendRequest(services, request, send);
  });
}

/** Saves a request in the device's outbox; false if the device has no room or forbids it. */
export function keepRequest(services: HallServices, request: DateRequest): boolean {
  if (!putIntoOutbox(requestMail(request), services.browser.now())) return false;
  forgetForm(services);
  services.dispatch({ type: 'date-asked', request: { ...request, mail: 'waiting' } });
  return true;
}
