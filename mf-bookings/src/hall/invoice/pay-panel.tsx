import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { type HallBooking, hasPaidOrPending } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { expiresAt } from '../booking/invoice.ts';
import { invoiceSums } from '../booking/invoice-sums.ts';
import { OpenPayments } from './open-payments.tsx';
import { PayButton, PayFrame } from './pay-frame.ts';
import { useFocusBack } from './use-focus-back.ts';
import { nearMomentInLagos, timeLeft } from '../../time/moment-in-words.ts';

/** Both amounts and the button to pay by card (E-09), unless a transfer is on its way. */
export function PayPanel(props: {
  booking: HallBooking;
  /** Shown in the notice beside the panel, so not repeated here. */
  inNews: HallPayment | undefined;
  now: number;
  busy: boolean;
  onPay: () => void;
}) {
  const { booking, inNews, now } = props;
  const button = useFocusBack(props.busy);
  const { price } = invoiceSums(booking);
  const ends = expiresAt(booking);
  return (
    <PayFrame aria-label="Pay by card">
      <Heading level={2} look="h3">
        Pay by card
      </Heading>
      <KeyValues>
        <KeyValue name="Deposit, secures the date" value={<strong>{formatNaira(price.deposit)}</strong>} />
        <KeyValue name="Or in full" value={<strong>{formatNaira(price.full)}</strong>} />
      </KeyValues>
      <OpenPayments payments={booking.payments} inNews={inNews} invoice={booking.invoice} />
      {hasPaidOrPending(booking) ? null : (
        <PayButton
          ref={button}
          $variant="brass"
          $wide
          aria-disabled={props.busy}
          onClick={props.busy ? undefined : props.onPay}
        >
          {props.busy ? 'Payment in progress…' : 'MAKE PAYMENT'}
        </PayButton>
      )}
      {hasPaidOrPending(booking) ? null : (
        <Small>
          {`Next, you choose the amount; nothing is charged yet. Valid until ${nearMomentInLagos(ends, now)}: ${timeLeft(ends - now)} left.`}
        </Small>
      )}
    </PayFrame>
  );
}
