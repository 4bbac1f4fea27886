import { formatNaira } from '@venue/shared/text/numbers.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { nearMomentInLagos, timeLeft } from '../../../time/moment-in-words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { priceOf } from '../../booking/account.ts';
import { hasPaidOrPending } from '../../booking/booking.ts';
import { expiresAt } from '../../booking/invoice.ts';
import { chooseFirstPayment } from '../../flow/pay-on-invoice.ts';
import { paymentInNotice } from '../invoice-notices.tsx';
import { useInvoicePage } from '../invoice-page.ts';
import { PayButton } from './pay-button.tsx';
import { PaymentWarnings } from './payment-warnings.tsx';

/** Both amounts and the button to pay by card (E-09), unless a transfer is on its way. */
export function PayPanel() {
  const shown = useInvoicePage();
  const { booking, now, services } = shown;
  const price = priceOf(booking);
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
      <PaymentWarnings inNotice={paymentInNotice(shown)} />
      {hasPaidOrPending(booking) ? null : (
        <>
          <PayButton label="MAKE PAYMENT" onPay={() => chooseFirstPayment(services, booking)} />
          <Small>
            {`Next, you choose the amount; nothing is charged yet. Valid until ${nearMomentInLagos(ends, now)}: ${timeLeft(ends - now)} left.`}
          </Small>
        </>
      )}
    </Panel>
  );
}
