import type { Configuration } from '../../configuration.ts';
import { formatNumericDate, lagosDate } from '@venue/shared/dates.ts';
import { eventHours } from '../../moments/event-hours.ts';
import { numericMoment, numericMomentInLagos } from '../../moments/numeric-moment.ts';
import { type HallBooking, isDenied, leftToPay, receiptOf } from '../booking/booking.ts';
import { expiresAt, invoiceSums } from '../booking/invoice.ts';
import { balanceDueWords } from './invoice-words.ts';

/** `verbatim`: a name or a number, which a translator must leave alone. */
type Fact = { name: string; value: string; verbatim?: boolean };

/** Who, where and when (I-01), the same on the screen and in the PDF. */
export function invoiceFacts(booking: HallBooking): Fact[] {
  const { details, invoice, bookingRef } = booking;
  const receipt = receiptOf(booking);
  const { eventType, noOfPeople } = details;
  return [
    { name: 'Invoice to', value: `${details.firstName} ${details.lastName}`, verbatim: true },
    { name: 'Event space', value: details.hall },
    { name: 'Event date', value: formatNumericDate(details.eventDate) },
    { name: 'Date issued', value: formatNumericDate(lagosDate(invoice.issuedAt)) },
    { name: 'Event', value: `${eventType}, ${noOfPeople} guests, ${eventHours(details)}` },
    ...(bookingRef === undefined ? [] : [{ name: 'Booking reference', value: bookingRef, verbatim: true }]),
    receipt
      ? { name: isDenied(booking) ? 'Said to be paid' : 'Paid', value: numericMoment(receipt.at) }
      : { name: 'Valid until', value: numericMomentInLagos(expiresAt(booking)) },
  ];
}

/** Where a transfer goes, the same on the screen and in the PDF (I-02). */
export function bankFacts(bank: Configuration['bank']): Fact[] {
  return [
    { name: 'Bank', value: bank.bank, verbatim: true },
    { name: 'Account number', value: bank.accountNumber, verbatim: true },
    { name: 'Account name', value: bank.accountName, verbatim: true },
  ];
}

/** A sum under the lines, with a remark behind its name; in naira. */
export type InvoicePayment = { name: string; remark: string; naira: number };

function firstPayment(booking: HallBooking): InvoicePayment {
  const receipt = receiptOf(booking);
  if (!receipt) {
    const { deposit } = invoiceSums(booking).price;
    const remark = `${booking.terms.depositPercent}% of rental + caution`;
    return { name: 'Deposit payable now', remark, naira: deposit };
  }
  const remark = `${numericMoment(receipt.at)}, reference ${receipt.reference}`;
  return { name: isDenied(booking) ? 'Not confirmed' : 'Paid', remark, naira: receipt.naira };
}

/** What is to be paid, or what was: a paid invoice does not ask again (I-03, D-46). */
export function invoicePayments(booking: HallBooking): InvoicePayment[] {
  const { balance, lateHours } = leftToPay(booking);
  const due = balanceDueWords(booking);
  const late = balance > 0 ? 'not part of this payment, due with the balance' : `not part of it, ${due}`;
  return [
    firstPayment(booking),
    { name: 'Balance', remark: `${100 - booking.terms.depositPercent}% of rental, ${due}`, naira: balance },
    { name: 'Late hours', remark: late, naira: lateHours },
  ].filter(({ naira }) => naira > 0);
}
