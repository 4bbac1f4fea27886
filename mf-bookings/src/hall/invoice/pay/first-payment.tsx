import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { color, layout, media, radius, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Price, Small } from '@venue/shared/ui/text.tsx';
import { depositRuleOf } from '@venue/shared/venue/hall-terms.ts';
import { cardFormText, payee } from '../../../payment/card-form-text.ts';
import { uncertainPayments } from '../../../payment/payment-record.ts';
import { firstOrders } from '../../booking/account.ts';
import type { HallOrder } from '../../booking/hall-payment.ts';
import { firstPaymentText } from '../../text/paid-and-due.ts';
import { choiceNames } from '../../text/payment-names.ts';
import { useInvoicePage } from '../invoice-page.ts';
import { PaymentWarnings } from './payment-warnings.tsx';

const Choices = styled.div`
  display: grid;
  &:focus {
    outline: none;
  }
  gap: ${space[12]};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[20]};
  }
`;

const Frame = styled.section`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  ${media.up(640)} {
    grid-template-rows: auto auto 1fr auto;
    padding: 24px;
  }
`;

const Title = styled.h3`
  ${type.h4}
`;

const ChoiceButton = styled(Button)`
  min-height: ${layout.target};
  margin-top: ${space[8]};
`;

const Earlier = styled.div`
  margin-top: 16px;
  &:empty {
    display: none;
  }
`;

const Rule = styled(Small)`
  margin-top: 16px;
`;

function Choice(props: {
  order: HallOrder;
  look: 'primary' | 'line';
  onPay: () => void;
  children: ReactNode;
}) {
  const { choice, naira } = props.order;
  return (
    <Frame aria-label={choiceNames[choice]}>
      <Title>{choiceNames[choice]}</Title>
      <Price as="p">{formatNaira(naira)}</Price>
      <Small>{props.children}</Small>
      <ChoiceButton $look={props.look} $wide onClick={props.onPay}>
        <Icon name="lock" />
        Pay {formatNaira(naira)}
      </ChoiceButton>
    </Frame>
  );
}

/** Deposit or full payment (E-09, D-44); the one that the terms ask for comes first. */
export function FirstPaymentChoice({ onPay }: { onPay: (order: HallOrder) => void }) {
  const { booking, now } = useInvoicePage();
  const orders = firstOrders(booking, now);
  const isFullAsked = orders[0]?.choice === 'full';
  // The question that may come before this had the focus, and is gone.
  const frame = useFocusOnMount<HTMLDivElement>(uncertainPayments(booking.payments).length > 0);
  return (
    <>
      <Choices ref={frame} tabIndex={-1}>
        {orders.map((order) => (
          <Choice
            key={`${order.choice} ${isFullAsked}`}
            order={order}
            look={order.choice === 'deposit' && isFullAsked ? 'line' : 'primary'}
            onPay={() => onPay(order)}
          >
            {firstPaymentText(booking, order.choice, isFullAsked)}
          </Choice>
        ))}
      </Choices>
      <Earlier>
        <PaymentWarnings />
      </Earlier>
      <Rule>{depositRuleOf(booking.terms)}</Rule>
      <Rule>
        You pay {payee}, which confirms every payment. {cardFormText}
      </Rule>
    </>
  );
}
