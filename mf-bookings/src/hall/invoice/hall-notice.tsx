import { leastMailOf } from '../../payment/notify-venue.ts';
import { VenueNotice } from '../../payment/venue-notice.tsx';
import { type HallBooking, isPaidOrPendingHere, unnotified } from '../booking/booking.ts';
import { paymentFields, paymentLetter, paymentSubject } from '../mail/payment-mail.ts';

type HallNoticeProps = { booking: HallBooking; notifying: boolean; onNotify: () => void };

/** Whether the venue has been told of every payment, and a way to tell it of those it has not. */
export function HallNotice({ booking, notifying, onNotify }: HallNoticeProps) {
  const left = unnotified(booking);
  const settled = booking.payments.filter(isPaidOrPendingHere);
  if (settled.length === 0) return null;
  return (
    <VenueNotice
      what={settled.length > 1 ? 'your payments' : 'your payment'}
      mail={leastMailOf(left)}
      notifying={notifying}
      onNotify={onNotify}
      subject={paymentSubject}
      letter={left.map((payment) => paymentLetter(paymentFields(booking, payment))).join('\n\n')}
    />
  );
}
