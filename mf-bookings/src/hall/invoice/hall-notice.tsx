import type { MailState } from '../../mail/mail-state.ts';
import { VenueNotice } from '../../payment/venue-notice.tsx';
import { type HallBooking, isOurs, unnotified } from '../booking/booking.ts';
import { paymentFields, paymentLetter, paymentSubject } from '../mail/payment-mail.ts';

type HallNoticeProps = { booking: HallBooking; notifying: boolean; onNotify: () => void };

/** What is known of all e-mails: the one that went least decides. */
function mailOf(left: ReturnType<typeof unnotified>): MailState {
  if (left.length === 0) return 'sent';
  return left.some(({ mail }) => mail === 'unanswered') ? 'unanswered' : 'unsent';
}

/** Whether the venue has heard of every payment of a hall; the way to tell it where it has not. */
export function HallNotice({ booking, notifying, onNotify }: HallNoticeProps) {
  const left = unnotified(booking);
  const settled = booking.payments.filter(isOurs);
  if (settled.length === 0) return null;
  return (
    <VenueNotice
      what={settled.length > 1 ? 'your payments' : 'your payment'}
      mail={mailOf(left)}
      notifying={notifying}
      onNotify={onNotify}
      subject={paymentSubject}
      letter={left.map((payment) => paymentLetter(paymentFields(booking, payment))).join('\n\n')}
    />
  );
}
