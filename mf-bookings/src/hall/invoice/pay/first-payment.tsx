import { lagosDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { color, layout, media, radius, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Price, Small } from '@venue/shared/ui/text.tsx';
import { mustPayInFull, depositRuleOf } from '@venue/shared/venue/hall-terms.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { toAskAbout } from '../../../payment/payment-record.ts';
import { cardFormText, payee } from '../../../payment/card-form-text.ts';
import type { HallBooking } from '../../booking/booking.ts';
import { type PaymentChoice, shareNames } from '../../booking/hall-payment.ts';

import { PaymentWarnings } from './payment-warnings.tsx';
import { invoiceSums } from '../../booking/invoice-sums.ts';
import { depositText, fullPaymentText } from '../../text/paid-and-due.ts';

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
  title: string;
  naira: number;
  look: 'primary' | 'line';
  onPay: () => void;
  children: ReactNode;
}) {
  return (
    <Frame aria-label={props.title}>
      <Title>{props.title}</Title>
      <Price as="p">{formatNaira(props.naira)}</Price>
      <Small>{props.children}</Small>
      <ChoiceButton $variant={props.look} $wide onClick={props.onPay}>
        <Icon name="lock" />
        Pay {formatNaira(props.naira)}
      </ChoiceButton>
    </Frame>
  );
}

export type ChoiceProps = {
  booking: HallBooking;
  now: number;
  onPay: (choice: PaymentChoice) => void;
};

/** Deposit or full payment (E-09, D-44); the one that the terms ask for comes first. */
export function FirstPaymentChoice({ booking, now, onPay }: ChoiceProps) {
  const { details, invoice, terms } = booking;
  const { price } = invoiceSums(booking);
  const isFullAsked = mustPayInFull(details.eventDate, lagosDate(now), terms);
  // The question that may come before this had the focus, and is gone.
  const frame = useFocusOnMount<HTMLDivElement>(toAskAbout(booking.payments).length > 0);
  const full = (
    <Choice key="full" title={shareNames.full} naira={price.full} look="primary" onPay={() => onPay('full')}>
      {fullPaymentText(booking)}
    </Choice>
  );
  const deposit = (
    <Choice
      key={isFullAsked ? 'deposit, second' : 'deposit'}
      title={shareNames.deposit}
      naira={price.deposit}
      look={isFullAsked ? 'line' : 'primary'}
      onPay={() => onPay('deposit')}
    >
      {depositText(booking, isFullAsked)}
    </Choice>
  );
  return (
    <>
      <Choices ref={frame} tabIndex={-1}>
        {isFullAsked ? [full, deposit] : [deposit, full]}
      </Choices>
      <Earlier>
        <PaymentWarnings payments={booking.payments} invoice={invoice} />
      </Earlier>
      <Rule>{depositRuleOf(terms)}</Rule>
      <Rule>
        You pay {payee}, which confirms every payment. {cardFormText}
      </Rule>
    </>
  );
}
