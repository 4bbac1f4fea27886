import { formatLagosTime, formatLongDate } from '@venue/shared/time/dates.ts';
import { letterOf } from '@venue/shared/email/letter.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import type { Configuration } from '../../configuration.ts';
import type { Letter } from '../../controls/not-answered.tsx';
import type { HallBooking } from '../booking/booking.ts';
import { deadlines } from '../text/deadlines.ts';
import { invoiceFacts, invoicePayments, transferFacts } from '../text/invoice-content.ts';
import { invoiceSums } from '../booking/invoice-sums.ts';

/** The invoice as plain text, which visitors can send to themselves. */
export function invoiceLetter(booking: HallBooking, bank: Configuration['bank']): Letter {
  const { invoice } = booking;
  const subject = `Invoice ${invoice.number}`;
  const { lines, price } = invoiceSums(booking);
  const facts = [...invoiceFacts(booking), ...transferFacts(booking, bank)].map(({ name, value }) => ({
    label: name,
    value,
  }));
  const sums = [
    ...lines.map(({ item, naira }) => ({ label: item, value: formatNaira(naira) })),
    { label: 'Full payment', value: formatNaira(price.full) },
    ...invoicePayments(booking).map(({ name, remark, naira }) => ({
      label: `${name} (${remark})`,
      value: formatNaira(naira),
    })),
  ];
  const dates = deadlines(booking).dates.map(({ date, at, what }) => ({
    label: `${formatLongDate(date, 'short')}${at === undefined ? '' : `, ${formatLagosTime(at)}`}`,
    value: what,
  }));
  return { subject, text: letterOf(subject, [...facts, ...sums, ...dates]) };
}
