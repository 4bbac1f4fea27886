import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { cancelledText } from '../change-history/change-text.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import { type HallBooking, hasAttempt } from '../hall/booking/booking.ts';
import { isSameInvoice } from '../hall/booking/invoice.ts';
import { showBooking, type BookingLedger } from '../hall/ledger/booking-ledger.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { useHost } from '../host.ts';
import { PageTop, FocusTitle } from '../ui/booking-page.tsx';

/** This device's own booking that the link is about, if there is one. */
export function ownBooking(
  ledger: Pick<BookingLedger, 'all'>,
  { invoice }: SharedInvoice,
): HallBooking | undefined {
  return ledger.all().bookings.find((booking) => isSameInvoice(booking.invoice, invoice));
}

/** What to do with one's own invoice at an instant (ms since the epoch). */
function ownInvoiceText(booking: HallBooking, now: number): string {
  const written = `Invoice ${booking.invoice.number} for ${booking.details.hall} was issued on this device.`;
  const cancelled = cancelledText(booking);
  if (cancelled !== undefined) return `${written} ${cancelled} There is nothing to pay.`;
  if (hasAttempt(booking)) return `${written} Open it to see how it has been paid.`;
  if (statusOf(booking, now).isExpired) {
    return `${written} It has expired, and the hall is no longer held for you. Please do not pay it.`;
  }
  return `${written} Send the link to the person who is paying, or pay it yourself from the invoice.`;
}

/** One's own invoice is paid on its own page, so that it is not paid in two places. */
export function OwnInvoice({ booking, now }: { booking: HallBooking; now: number }) {
  const { navigate } = useHost();
  const text = ownInvoiceText(booking, now);
  function open() {
    showBooking(booking);
    navigate(addressOf('mf-bookings/hall-booking'));
  }
  return (
    <>
      <PageTop>
        <FocusTitle focused={false}>This is your own invoice.</FocusTitle>
        <MutedLeadText key={text}>{text}</MutedLeadText>
      </PageTop>
      <Button onClick={open}>Open the invoice</Button>
    </>
  );
}
