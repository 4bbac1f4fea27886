import { Opening } from '@venue/shared/ui/text.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { useHost } from '../host.ts';
import type { HallBooking } from '../hall/booking/booking.ts';
import { showBooking } from '../hall/ledger/show-booking.ts';
import { PageTop, FocusTitle } from '../layout/booking-page.tsx';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { ownInvoiceText } from './own-booking.ts';

/** One's own invoice is paid on its own page, so that it is not paid in two places. */
export function OwnInvoice({ booking }: { booking: HallBooking }) {
  const { navigate } = useHost();
  const text = ownInvoiceText(booking, useNow());
  function open() {
    showBooking(booking);
    navigate(addressOf('mf-bookings/hall-booking'));
  }
  return (
    <>
      <PageTop>
        <FocusTitle focused={false}>This is your own invoice.</FocusTitle>
        <Opening key={text}>{text}</Opening>
      </PageTop>
      <Button onClick={open}>Open the invoice</Button>
    </>
  );
}
