import { color, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { HallPayment } from '../booking/hall-payment.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { toAskAbout } from '../../payment/earlier-payments.ts';
import { PaymentStory } from '../../payment/payment-story.tsx';

const Panel = styled.section`
  ${type.ui}
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding: 24px;
  background: ${color.starch100};
`;

export function EndedPanel(props: {
  payments: readonly HallPayment[];
  target: RefObject<HTMLElement | null>;
  onRestart: () => void;
}) {
  const { payments, target, onRestart } = props;
  return (
    <Panel ref={target} tabIndex={-1} aria-label="Start again">
      <Heading level={2} look="h3">
        Start again
      </Heading>
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
