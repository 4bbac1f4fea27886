import { useToday } from '@venue/shared/hooks/use-time.ts';
import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { ChangeButton } from '../change-history/change-button.tsx';
import { openRequestText, cancelledText } from '../change-history/change-text.ts';
import { isCancelled } from '../change-history/changes.ts';
import { useHost } from '../host.ts';
import { noReplyText } from '../payment/no-reply.ts';
import { isPaid, mailOf, wasCalledPaid, wasCalledPaidOrPending } from '../payment/payment-record.ts';
import { statusLabel } from '../payment/payment-status-text.ts';
import { type Place, receiptAddress } from '../stay/booking/places.ts';
import { type StayRecord, createStayLedger } from '../stay/booking/stay-ledger.ts';
import { periodText, nightsOrDaysText, awaitingConfirmation } from '../stay/booking/stay-text.ts';
import { saveStayCalendar } from '../stay/receipt/stay-calendar.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import { BookingRow } from './booking-row.tsx';
import { paymentStatusText, type RowText, type RowStatus, notificationTexts } from './row-text.ts';

/** Whether the venue has yet to confirm the stay, as far as the guest has recorded; not asked after its first day. */
function awaitsConfirmation(record: StayRecord, today: CalendarDate): boolean {
  return isPaid(record) && !record.isConfirmed && today <= record.from;
}

function stayStatusText(record: StayRecord, today: CalendarDate): RowStatus {
  const cancelled = cancelledText(record);
  if (cancelled !== undefined) {
    return {
      tone: 'ended',
      state: 'Cancelled',
      detail: `${cancelled} ${paymentStatusText(record, 'Paid').detail}`,
    };
  }
  if (!awaitsConfirmation(record, today))
    return paymentStatusText(record, record.isConfirmed ? 'Confirmed' : 'Paid');
  const paid = paymentStatusText(record, awaitingConfirmation);
  return { ...paid, tone: 'waiting', detail: `${paid.detail} ${noReplyText(record)}` };
}

function placeText(place: Place, record: StayRecord): Pick<RowText, 'title' | 'when' | 'number'> {
  const period = periodText(place, record);
  return {
    number: `${wasCalledPaid(record) ? 'Receipt' : 'Reference'} ${record.reference}`,
    title: place.name,
    // A single day adds nothing to its date.
    when: place.unit === 'day' ? period : `${period}, ${nightsOrDaysText(place, record)}`,
  };
}

/** A stay or a day of the concert space. */
export function stayRowText(place: Place, record: StayRecord, today: CalendarDate): RowText {
  const text = { ...placeText(place, record), what: place.listing.title };
  const { naira, name } = record;
  const status = stayStatusText(record, today);
  const notification = wasCalledPaidOrPending(record) ? notificationTexts[mailOf(record)] : '';
  return {
    ...text,
    ...(name && { what: `For ${name}` }),
    ...status,
    detail: status.detail + notification + openRequestText(record),
    sums: [{ naira, name: statusLabel(record) }],
  };
}

/** A payment for a room, an apartment or the concert space, with its receipt (B-16). */
export function StayRow({ place, record }: { place: Place; record: StayRecord }) {
  const { navigate, Link } = useHost();
  const today = useToday();
  const text = stayRowText(place, record, today);
  if (record.status === 'unresolved') {
    return (
      <BookingRow text={text}>
        <Button as={Link} to={place.path} $look="line">
          Open its booking page
        </Button>
      </BookingRow>
    );
  }
  function open(receipt: StayRecord) {
    createStayLedger(deviceStorage, now).show(receipt);
    navigate(receiptAddress(place));
  }
  return (
    <BookingRow text={text}>
      <Button $look="line" onClick={() => open(record)}>
        Open the receipt
      </Button>
      {wasCalledPaid(record) && !isCancelled(record) ? (
        <Button $look="line" onClick={() => saveStayCalendar(place, record)}>
          Add to calendar
        </Button>
      ) : null}
      {record.to < today ? null : <ChangeButton id={{ kind: 'stay', id: record.reference }} of={record} />}
    </BookingRow>
  );
}
