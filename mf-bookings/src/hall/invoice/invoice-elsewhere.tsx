import { NotAnswered } from '../../controls/not-answered.tsx';
import { useHost } from '../../host.ts';
import type { HallBooking } from '../booking/booking.ts';
import { invoiceLetter } from './invoice-letter.ts';

/** Other ways to get the invoice, for browsers that can neither save nor print. */
export function InvoiceElsewhere({ booking }: { booking: HallBooking }) {
  const { bank } = useHost().config;
  const { details, invoiceMail } = booking;
  return (
    <NotAnswered
      letter={invoiceLetter(booking, bank)}
      mailedTo={invoiceMail === 'sent' ? details.email : undefined}
    />
  );
}
