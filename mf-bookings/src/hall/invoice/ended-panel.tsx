import { Button } from '@venue/shared/ui/button.tsx';
import type { RefObject } from 'react';
import { Panel } from '../../layout/panel.tsx';
import type { HallPayment } from '../booking/hall-payment.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { toAskAbout } from '../../payment/payment-record.ts';
import { PaymentStory } from '../../payment/payment-notice.tsx';

export function EndedPanel(props: {
  payments: readonly HallPayment[];
  target: RefObject<HTMLElement | null>;
  onRestart: () => void;
}) {
  const { payments, target, onRestart } = props;
  return (
    <Panel ref={target} title="Start again" look="tinted">
      <p>Please do not pay this invoice any more. Checking the date again takes a minute.</p>
      <Button onClick={onRestart}>Check the date again</Button>
      {toAskAbout(payments).map((payment) => (
        <p key={payment.reference}>
          <PaymentStory payment={payment} />
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
