import type { MailState } from '../../mail/mail-state.ts';
import { VenueNotice } from '../../payment/venue-notice.tsx';
import { type HallBooking, isOurs, untold } from '../booking/booking.ts';
import { paymentFields, paymentLetter, paymentSubject } from '../mail/payment-mail.ts';

type HallNoticeProps = { booking: HallBooking; telling: boolean; onTell: () => void };

/** What is known of all e-mails: the one that went least decides. */
function mailOf(left: ReturnType<typeof untold>): MailState {
  if (left.length === 0) return 'sent';
  return left.some(({ mail }) => mail === 'unanswered') ? 'unanswered' : 'unsent';
}

/** Whether the venue has heard of every payment of a hall; the way to tell it where it has not. */
export function HallNotice({ booking, telling, onTell }: HallNoticeProps) {
  const left = untold(booking);
  const settled = booking.payments.filter(isOurs);
  if (settled.length === 0) return null;
  return (
    <VenueNotice
      what={settled.length > 1 ? 'your payments' : 'your payment'}
      mail={mailOf(left)}
      telling={telling}
      onTell={onTell}
      subject={paymentSubject}
      letter={left.map((payment) => paymentLetter(paymentFields(booking, payment))).join('\n\n')}
    />
  );
}
