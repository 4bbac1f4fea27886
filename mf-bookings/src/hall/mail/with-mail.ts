import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { HallBooking } from '../booking/booking.ts';

/** The booking while its invoice goes out: a page that dies meanwhile does not know whether it arrived. */
export function withMailUnderWay(booking: HallBooking): HallBooking {
  return booking.invoiceMail === 'sent' ? booking : { ...booking, invoiceMail: 'unanswered' };
}

/** The latest state of a booking after an attempt to send its invoice; `before`: as it was when that went out. */
export function withMail(latest: HallBooking, mail: EmailOutcome, before: HallBooking): HallBooking {
  if (latest.invoiceMail === 'sent' || mail.kind === 'sent') return { ...latest, invoiceMail: 'sent' };
  return { ...latest, invoiceMail: mail.reason === 'unanswered' ? 'unanswered' : before.invoiceMail };
}
