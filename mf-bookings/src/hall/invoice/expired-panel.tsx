import { Button } from '@venue/shared/ui/button.tsx';
import { PaymentDescription } from '../../payment/payment-notice.tsx';
import { uncertainPayments } from '../../payment/payment-record.ts';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { restart } from '../flow/leave-invoice.ts';
import { useInvoicePage } from './invoice-page.ts';
import { useRestoredFocus } from './restore-focus.ts';

/** `fresh`: the invoice expired while the page was open, and the button to pay that had the focus is gone. */
export function ExpiredPanel({ fresh }: { fresh: boolean }) {
  const { booking, services } = useInvoicePage();
  const { payments, details } = booking;
  const panel = useRestoredFocus(fresh);
  return (
    <Panel ref={panel} title="Start again" look="tinted">
      <p>Please do not pay this invoice any more. Checking the date again takes a minute.</p>
      <Button onClick={() => restart(services, details)}>Check the date again</Button>
      {uncertainPayments(payments).map((payment) => (
        <p key={payment.reference}>
          <PaymentDescription payment={payment} />
        </p>
      ))}
      {payments.length > 0 ? null : (
        <p>
          Paid before it expired, but heard nothing from us? Call <PhoneLink /> with the invoice number.
        </p>
      )}
    </Panel>
  );
}
