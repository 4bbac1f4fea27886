import { formatMessage } from '@venue/shared/email/message-text.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import type { ChangeRequest } from '../change-history/changes.ts';
import type { MailField } from '../mail/venue-mail.ts';
import { dateSpanText } from '../time/date-span.ts';
import { numericMomentInLagos } from '../time/moment-in-words.ts';
import type { ChangeableBooking, Cost } from './changeable-booking.ts';

/** Subject of the e-mail, and first line of the same text as a message. */
export const changeMailSubject = 'Please change a booking';

const notGiven = 'Not given';

/** The cost as one text. */
export function costText({ rows, total, remarks }: Cost): string {
  const sums = total ? [`${total.name}: ${formatNaira(total.naira)}.`] : [];
  const sentences = rows.map(({ name, naira, text }) => `${name}, ${formatNaira(naira)}: ${text}`);
  return [...sums, ...sentences, ...remarks].join(' ');
}

/** The e-mail to the venue; the names are the keys of its template. */
export function changeFields(booking: ChangeableBooking, request: ChangeRequest): MailField[] {
  const { wish, at, availability, reason } = request;
  const { number, bookingRef, name, daysText, paidText, customer, moveCost, cancelCost } = booking;
  const on = lagosDate(at);
  const cost = wish.kind === 'move' ? moveCost(on) : cancelCost(on);
  return [
    { name: 'number', label: 'Booking', value: number },
    { name: 'bookingRef', label: 'Booking reference', value: bookingRef ?? notGiven },
    { name: 'what', label: 'What is booked', value: name },
    { name: 'when', label: 'Booked for', value: daysText },
    {
      name: 'wish',
      label: 'Request',
      value: wish.kind === 'move' ? `Move it to ${dateSpanText(wish.to)}` : 'Cancel it',
    },
    { name: 'dayFound', label: 'Availability', value: availability || 'Not checked' },
    { name: 'byTheTerms', label: 'Under the terms of this booking', value: costText(cost) },
    { name: 'paid', label: 'Paid, according to the sender’s device', value: paidText },
    { name: 'reason', label: 'Reason', value: reason || notGiven },
    { name: 'askedAt', label: 'Requested', value: numericMomentInLagos(at) },
    { name: 'name', label: 'Name', value: customer.name || notGiven },
    { name: 'email', label: 'E-mail', value: customer.email },
    { name: 'phone', label: 'Phone', value: customer.phone || notGiven },
  ];
}

/** The same as plain text. */
export function changeMessage(fields: readonly MailField[]): string {
  return formatMessage(changeMailSubject, fields);
}

/** Name of the form that the e-mail is sent as. */
export const changeForm = 'changeRequest';
