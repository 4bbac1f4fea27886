import { formatNaira, counted } from '@venue/shared/text/numbers.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { zoneSuffix } from '@venue/shared/time/zone-suffix.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { movedText } from '../../change-history/change-text.ts';
import { isCancelled } from '../../change-history/changes.ts';
import type { Configuration } from '../../configuration.ts';
import { wasCalledPaid } from '../../payment/payment-record.ts';
import {
  formatNumericDate,
  eventHours,
  numericMoment,
  numericMomentInLagos,
} from '../../time/moment-in-words.ts';
import { takesTransfer } from '../booking/account.ts';
import type { AgreedTerms } from '../booking/agreed-terms.ts';
import { type HallBooking, isDepositDenied, receiptOf } from '../booking/booking.ts';
import { expiresAt, narration } from '../booking/invoice.ts';
import { seenPrefix } from './payment-names.ts';

/** `verbatim`: a name or number that must not be translated. */
type Fact = { name: string; value: string; verbatim?: boolean };

function paidFactName(booking: HallBooking): string {
  if (isDepositDenied(booking)) return 'Said to be paid';
  return booking.payments.filter(wasCalledPaid).length > 1 ? 'Last payment' : 'Paid';
}

/** `29/11/2026, refund of ₦200,000, as recorded by the customer`; without the amount until the venue has said. */
function cancelledFact({ changes }: HallBooking): string | undefined {
  const cancelled = changes?.cancelled;
  if (!cancelled) return undefined;
  const day = formatNumericDate(lagosDate(cancelled.at));
  const refund = cancelled.refund === undefined ? '' : `, refund of ${formatNaira(cancelled.refund)}`;
  return `${day}${refund}, as recorded by the customer`;
}

function changeFacts(booking: HallBooking): Fact[] {
  return [
    { name: 'Moved', value: movedText(booking) },
    { name: 'Cancelled', value: cancelledFact(booking) },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
}

function payFacts(booking: HallBooking): Fact[] {
  const receipt = receiptOf(booking);
  if (receipt)
    return [{ name: paidFactName(booking), value: seenPrefix(receipt) + numericMoment(receipt.at) }];
  if (isCancelled(booking)) return [];
  return [{ name: 'Valid until', value: numericMomentInLagos(expiresAt(booking)) }];
}

/** Who, where and when (I-01), the same on the screen and in the PDF. */
export function invoiceFacts(booking: HallBooking): Fact[] {
  const { details, invoice, bookingRef } = booking;
  const { eventType, noOfPeople } = details;
  return [
    { name: 'Invoice to', value: `${details.firstName} ${details.lastName}`, verbatim: true },
    { name: 'Event space', value: details.hall },
    { name: 'Event date', value: formatNumericDate(details.eventDate) },
    { name: 'Date issued', value: formatNumericDate(lagosDate(invoice.issuedAt)) },
    { name: 'Event', value: `${eventType}, ${noOfPeople} guests, ${eventHours(details)}` },
    ...(bookingRef === undefined ? [] : [{ name: 'Booking reference', value: bookingRef, verbatim: true }]),
    ...payFacts(booking),
    ...changeFacts(booking),
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

/** Bank details with the narration; empty if there is nothing to transfer. */
export function transferFacts(booking: HallBooking, bank: Configuration['bank']): Fact[] {
  if (!takesTransfer(booking)) return [];
  return [...bankFacts(bank), { name: 'Narration', value: narration(booking.invoice) }];
}

/** `7am to 8pm`. */
export function openHours({ opening, closing }: Pick<AgreedTerms, 'opening' | 'closing'>): string {
  return `${hourText(opening)} to ${hourText(closing)}`;
}

/** The sentence about opening hours, and about validity as long as the invoice can be paid (I-12, I-14). */
export function validityRule(terms: AgreedTerms, state: 'payable' | 'paid'): string {
  const valid = `This invoice is valid for ${counted(terms.invoiceValidHours, 'hour')}. `;
  const hours = `Operating hours are ${openHours(terms)}${zoneSuffix()}; after ${hourText(terms.closing)} an extra ${formatNaira(terms.lateCharge)} applies.`;
  return state === 'paid' ? hours : valid + hours;
}
