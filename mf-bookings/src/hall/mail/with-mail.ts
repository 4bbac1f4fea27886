import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { afterMail, underWay } from '../../mail/mail-state.ts';
import type { HallBooking } from '../booking/booking.ts';

/** The booking while its invoice goes out. */
export function withMailUnderWay(booking: HallBooking): HallBooking {
  return { ...booking, invoiceMail: underWay(booking.invoiceMail) };
}

/** The booking under another address; what is known of its e-mails stays known by the address that they went to. */
export function withAddress(booking: HallBooking, email: string): HallBooking {
  const { details, invoiceMail, formerMails } = booking;
  if (email === details.email) return booking;
  return {
    ...booking,
    details: { ...details, email },
    invoiceMail: formerMails?.[email] ?? 'unsent',
    formerMails: { ...formerMails, [details.email]: invoiceMail },
  };
}

/** The latest state of a booking after an attempt to send its invoice; `before`: as it was when that went out. */
export function withMail(latest: HallBooking, mail: EmailOutcome, before: HallBooking): HallBooking {
  const { email } = before.details;
  if (latest.details.email === email) {
    return { ...latest, invoiceMail: afterMail(latest.invoiceMail, mail, before.invoiceMail) };
  }
  const former = latest.formerMails?.[email] ?? before.invoiceMail;
  return {
    ...latest,
    formerMails: { ...latest.formerMails, [email]: afterMail(former, mail, before.invoiceMail) },
  };
}
