import { formatNaira } from '@venue/shared/words/numbers.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { Panel } from '../../../layout/panel.tsx';
import { nearMomentInLagos, timeLeft } from '../../../time/moment-in-words.ts';
import { type HallBooking, hasPaidOrPending } from '../../booking/booking.ts';
import type { HallPayment } from '../../booking/hall-payment.ts';
import { expiresAt } from '../../booking/invoice.ts';
import { invoiceSums } from '../../booking/invoice-sums.ts';
import { PayButton } from './pay-button.tsx';
import { PaymentWarnings } from './payment-warnings.tsx';

type PayProps = {
  booking: HallBooking;
  /** Shown in the notice beside the panel, so not repeated here. */
  inNews: HallPayment | undefined;
  now: number;
  busy: boolean;
  onPay: () => void;
};

/** Both amounts and the button to pay by card (E-09), unless a transfer is on its way. */
export function PayPanel({ booking, inNews, now, busy, onPay }: PayProps) {
  const { price } = invoiceSums(booking);
  const ends = expiresAt(booking);
  return (
    <Panel title="Pay by card" look="dark">
      <KeyValues>
        <KeyValue
          name="Deposit and caution, to secure the date"
          value={<strong>{formatNaira(price.deposit)}</strong>}
        />
        <KeyValue name="Or in full" value={<strong>{formatNaira(price.full)}</strong>} />
      </KeyValues>
      <PaymentWarnings payments={booking.payments} inNews={inNews} invoice={booking.invoice} />
      {hasPaidOrPending(booking) ? null : (
        <>
          <PayButton label="MAKE PAYMENT" busy={busy} onPay={onPay} />
          <Small>
            {`Next, you choose the amount; nothing is charged yet. Valid until ${nearMomentInLagos(ends, now)}: ${timeLeft(ends - now)} left.`}
          </Small>
        </>
      )}
    </Panel>
  );
}
