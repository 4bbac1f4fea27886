import { formatMessage } from '@venue/shared/email/message-text.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLagosTime, formatLongDate } from '@venue/shared/time/dates.ts';
import type { Configuration } from '../../configuration.ts';
import { priceOf } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import { deadlines } from './deadlines.ts';
import { invoiceFacts, transferFacts } from './invoice-facts.ts';
import { invoiceLines, invoicePayments } from './invoice-rows.ts';

/** The invoice as plain text, which visitors can send to themselves. */
export function invoiceMessage(
  booking: HallBooking,
  bank: Configuration['bank'],
): { subject: string; text: string } {
  const { invoice } = booking;
  const subject = `Invoice ${invoice.number}`;
  const { full } = priceOf(booking);
  const facts = [...invoiceFacts(booking), ...transferFacts(booking, bank)].map(({ name, value }) => ({
    label: name,
    value,
  }));
  const sums = [
    ...invoiceLines(booking.terms).map(({ item, naira }) => ({ label: item, value: formatNaira(naira) })),
    { label: 'Full payment', value: formatNaira(full) },
    ...invoicePayments(booking).map(({ name, remark, naira }) => ({
      label: `${name} (${remark})`,
      value: formatNaira(naira),
    })),
  ];
  const dates = deadlines(booking).dates.map(({ date, at, what }) => ({
    label: `${formatLongDate(date, 'short')}${at === undefined ? '' : `, ${formatLagosTime(at)}`}`,
    value: what,
  }));
  return { subject, text: formatMessage(subject, [...facts, ...sums, ...dates]) };
}
