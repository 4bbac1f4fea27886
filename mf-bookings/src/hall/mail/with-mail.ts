import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { afterMail, underWay } from '../../mail/mail-state.ts';
import type { HallBooking } from '../booking/booking.ts';

/** The booking while its invoice goes out. */
export function withMailUnderWay(booking: HallBooking): HallBooking {
  return { ...booking, invoiceMail: underWay(booking.invoiceMail) };
}

/**
 * The latest state of a booking after an attempt to send its invoice; `before`: as it was when that went out. What went to an
 * address that it has no more says nothing of it.
 */
export function withMail(latest: HallBooking, mail: EmailOutcome, before: HallBooking): HallBooking {
  if (latest.details.email !== before.details.email) return latest;
  return { ...latest, invoiceMail: afterMail(latest.invoiceMail, mail, before.invoiceMail) };
}
