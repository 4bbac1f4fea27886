import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { noReplyText } from '../payment/no-reply-text.ts';
import { openRequestText, cancelledText } from '../change-history/change-text.ts';
import { mailOf } from '../payment/notify-venue.ts';
import { isPaidOrPending } from '../payment/payment-record.ts';
import { paymentStatusOf } from '../payment/payment-status.ts';
import type { Place } from '../stay/booking/places.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { periodText, unitsText, awaitingConfirmation } from '../stay/booking/stay-text.ts';
import { statusLabel } from '../payment/payment-status-text.ts';
import { paymentStatusText, type RowText, type RowStatus, toldText } from './row-text.ts';

/** Whether the venue has yet to confirm the stay, as far as the guest has recorded; not asked after its first day. */
function awaitsConfirmation(record: StayRecord, today: CalendarDate): boolean {
  return paymentStatusOf(record) === 'paid' && !record.isConfirmed && today <= record.from;
}

function stayStatusText(record: StayRecord, today: CalendarDate): RowStatus {
  const cancelled = cancelledText(record);
  if (cancelled !== undefined) {
    return {
      mood: 'over',
      state: 'Cancelled',
      detail: `${cancelled} ${paymentStatusText(record, 'Paid').detail}`,
    };
  }
  if (!awaitsConfirmation(record, today))
    return paymentStatusText(record, record.isConfirmed ? 'Confirmed' : 'Paid');
  const paid = paymentStatusText(record, awaitingConfirmation);
  return { ...paid, mood: 'waiting', detail: `${paid.detail} ${noReplyText(record)}` };
}

/** A stay or a day of the concert space. */
export function stayRowText(place: Place, record: StayRecord, today: CalendarDate): RowText {
  const { naira, units, name, state, reference } = record;
  const status = stayStatusText(record, today);
  const period = periodText(place, record);
  return {
    number: `${state === 'paid' ? 'Receipt' : 'Reference'} ${reference}`,
    title: place.name,
    // A single day adds nothing to its date.
    when: place.unit === 'day' || units === 0 ? period : `${period}, ${unitsText(place, units)}`,
    what: name ? `For ${name}` : place.listing.title,
    ...status,
    detail:
      status.detail + (isPaidOrPending(record) ? toldText[mailOf(record)] : '') + openRequestText(record),
    sums: naira > 0 ? [{ naira, name: statusLabel(record) }] : [],
  };
}
