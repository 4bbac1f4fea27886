import type { CalendarDate } from '@venue/shared/dates.ts';
import { noReplyText } from '../payment/no-reply-text.ts';
import { openRequestText, cancelledText } from '../change-history/change-text.ts';
import { mailOf } from '../payment/notify-venue.ts';
import { isPaidOrPending } from '../payment/payment-record.ts';
import { paymentStatusOf } from '../payment/payment-status.ts';
import type { Place } from '../stay/booking/places.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { periodText, unitsText, waitsForVenue } from '../stay/booking/stay-text.ts';
import { statusLabel } from '../payment/payment-status-text.ts';
import { paymentStatusText, type RowText, type RowStatus, toldText } from './row-text.ts';

/** Whether the venue has still to say that it is the guest's, as far as the guest has noted; not once its first day is over. */
function waits(record: StayRecord, today: CalendarDate): boolean {
  return paymentStatusOf(record) === 'paid' && !record.isConfirmed && today <= record.from;
}

/** How it stands: paid is not confirmed, and until when to wait for that is said. */
function stayStatusText(record: StayRecord, today: CalendarDate): RowStatus {
  const cancelled = cancelledText(record);
  if (cancelled !== undefined) {
    return {
      mood: 'over',
      state: 'Cancelled',
      detail: `${cancelled} ${paymentStatusText(record, 'Paid').detail}`,
    };
  }
  if (!waits(record, today)) return paymentStatusText(record, record.isConfirmed ? 'Confirmed' : 'Paid');
  const paid = paymentStatusText(record, waitsForVenue);
  return { ...paid, mood: 'waiting', detail: `${paid.detail} ${noReplyText(record)}` };
}

/** A stay or a day of the concert space, as it is read on a day. */
export function stayRowText(place: Place, record: StayRecord, today: CalendarDate): RowText {
  const { naira, units, name, state, reference } = record;
  const status = stayStatusText(record, today);
  const period = periodText(place, record);
  return {
    number: `${state === 'paid' ? 'Receipt' : 'Reference'} ${reference}`,
    title: place.name,
    // One day says nothing that the date does not.
    when: place.unit === 'day' || units === 0 ? period : `${period}, ${unitsText(place, units)}`,
    what: name ? `For ${name}` : place.listing.title,
    ...status,
    detail:
      status.detail + (isPaidOrPending(record) ? toldText[mailOf(record)] : '') + openRequestText(record),
    sums: naira > 0 ? [{ naira, name: statusLabel(record) }] : [],
  };
}
