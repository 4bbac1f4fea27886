import { unnotified } from '../../src/hall/booking/booking.ts';
import { giveAnotherAddress, type SendInvoice, sendInvoiceAgain } from '../../src/hall/flow/invoice-mail.ts';
import type { HallServices } from '../../src/hall/flow/hall-services.ts';
import type { InvoiceFlow } from '../../src/hall/flow/hall-stages.ts';
import { notifyOfPayments } from '../../src/hall/flow/notify-of-payments.ts';
import { statusOf } from '../../src/hall/booking/booking-status.ts';
import type { Offer } from './tab.ts';

export function notifyOffers(services: HallServices, { booking, notifying }: InvoiceFlow): Offer[] {
  const isOpen = !notifying && unnotified(booking).length > 0;
  return isOpen ? [{ name: 'tell the venue', run: () => notifyOfPayments(services, booking) }] : [];
}

export function mailOffers(
  services: HallServices,
  { booking, over }: InvoiceFlow,
  send: SendInvoice,
): Offer[] {
  // Not one that another tab has given and changed since: going back to it sends the invoice once more.
  const neverGiven = `a${services.ledger.latest(booking).details.email}`;
  const other: Offer = {
    name: 'another address',
    run: () => giveAnotherAddress(services, { booking, email: neverGiven }, send),
  };
  const sendAgain = async () => {
    await sendInvoiceAgain(services, booking, send);
  };
  const again: Offer = { name: 'send the invoice again', run: sendAgain };
  if (over.kind !== 'nothing') return [];
  const mayChange = statusOf(booking, services.browser.now()).isExpired ? [] : [other];
  return booking.invoiceMail === 'sent' ? mayChange : [...mayChange, again];
}
