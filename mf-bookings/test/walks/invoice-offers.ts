import { accountOf } from '../../src/hall/booking/account.ts';
import { statusOf } from '../../src/hall/booking/booking-status.ts';
import { reportedOf, type HallBooking } from '../../src/hall/booking/booking.ts';
import { invoiceReference } from '../../src/hall/booking/invoice.ts';
import { addReport } from '../../src/hall/flow/add-report.ts';
import { hallPayments } from '../../src/hall/flow/hall-purchase.ts';
import type { HallServices } from '../../src/hall/flow/hall-services.ts';
import type { InvoiceFlow } from '../../src/hall/flow/hall-stages.ts';
import { giveAnotherAddress, type SendInvoice, sendInvoiceAgain } from '../../src/hall/flow/invoice-mail.ts';
import { unnotified } from '../../src/payment/payment-record.ts';
import { type Offer, assertRule, type Acknowledged, type World } from './tab.ts';

export function notifyOffers(services: HallServices, { booking, notifying }: InvoiceFlow): Offer[] {
  const left = unnotified(booking.payments);
  if (notifying || left.length === 0) return [];
  return [{ name: 'tell the venue', run: () => hallPayments(services, booking).notify(left) }];
}

export function mailOffers(
  services: HallServices,
  { booking, payment }: InvoiceFlow,
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
  if (payment.stage !== 'idle') return [];
  const mayChange = statusOf(booking, services.browser.now()).isExpired ? [] : [other];
  return booking.invoiceMail === 'sent' ? mayChange : [...mayChange, again];
}

/** Adds a reported payment under the next reference, where there may be one or not. The visitor who adds it knows of it. */
export function reportOffers(
  services: HallServices,
  booking: HallBooking,
  acknowledged: Acknowledged,
): Offer[] {
  const reference = invoiceReference(booking.invoice, booking.payments.length + 1);
  const add = async () => {
    acknowledged.set(reference, 'reported');
    await addReport(services, booking, { reference, naira: 300_000, by: 'Tunde' });
  };
  return [{ name: 'add a reported payment', run: add }];
}

function isPaidHere({ attempts }: World['company'], reference: string): boolean {
  return attempts.some((each) => each.reference === reference && each.tab >= 0);
}

/** A reported payment does not count, and the venue is not notified of it: it may not exist. */
export function reportsCountNothing({ company, mail, device }: World, booking: HallBooking): void {
  const reported = reportedOf(booking);
  const others = { ...booking, payments: booking.payments.filter(({ status }) => status !== 'reported') };
  assertRule(
    accountOf(booking).outstanding === accountOf(others).outstanding,
    'what was reported is counted',
  );
  assertRule(
    accountOf(booking).payableNow === accountOf(others).payableNow,
    'what was reported changes what can be paid',
  );
  assertRule(
    statusOf(booking, device.clock).isHeld === statusOf(others, device.clock).isHeld,
    'what was reported holds the date',
  );
  for (const { reference, mail: notice } of reported) {
    assertRule(notice === undefined, `reported, but notified: ${reference}`);
    assertRule(
      !mail.arrived.has(reference) || isPaidHere(company, reference),
      `the venue was notified: ${reference}`,
    );
  }
}
