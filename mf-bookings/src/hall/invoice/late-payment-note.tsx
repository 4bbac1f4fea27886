import { Note } from '@venue/shared/ui/note.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { HallPayment } from '../booking/hall-payment.ts';
import { lateText } from '../text/paid-and-due.ts';

/** On the receipt of a payment made after the invoice expired. */
export function LatePaymentNote({ payment, hall }: { payment: Pick<HallPayment, 'status'>; hall: string }) {
  return (
    <Note role="status">
      <span>
        {payment.status === 'confirmed'
          ? 'Confirmed: the payment company has this amount under this reference.'
          : 'Keep the reference.'}
      </span>{' '}
      It came after the invoice expired. {lateText(hall)} Questions: <PhoneLink />.
    </Note>
  );
}
