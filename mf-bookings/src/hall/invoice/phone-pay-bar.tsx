import { formatNaira } from '@venue/shared/money.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar, PhoneBarWords } from '@venue/shared/ui/phone-bar.tsx';
import type { HallBooking } from '../booking/booking.ts';
import { expiresAt, invoiceSums } from '../booking/invoice.ts';
import { momentWords } from '../words/invoice-words.ts';

/** Deposit and deadline at the bottom of phone screens, with the one action. */
export function PhonePayBar(props: { booking: HallBooking; now: number; busy: boolean; onPay: () => void }) {
  const { booking } = props;
  return (
    <PhoneBar label="Pay">
      <PhoneBarWords>
        <strong>{formatNaira(invoiceSums(booking).price.deposit)} secures it</strong>
        <span>{`until ${momentWords(expiresAt(booking), props.now)}`}</span>
      </PhoneBarWords>
      <Button $look="brass" aria-disabled={props.busy} onClick={props.busy ? undefined : props.onPay}>
        MAKE PAYMENT
      </Button>
    </PhoneBar>
  );
}
