import { formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { color, layout, media, radius, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Eyebrow, Price, Small } from '@venue/shared/ui/text.tsx';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HallBooking, PaymentChoice } from '../booking.ts';
import { balanceDue, mustPayInFull } from '@venue/shared/hall-due.ts';
import { depositRule } from '@venue/shared/hall-terms.ts';
import { invoiceSums } from '../invoice.ts';
import { EarlierPayment } from './earlier-payment.tsx';

const Choices = styled.div`
  display: grid;
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

const PayButton = styled(Button)`
  min-height: ${layout.target};
  margin-top: ${space[8]};
`;

const Warning = styled.strong`
  color: ${color.alaari700};
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
      <PayButton $look={props.look} $wide onClick={props.onPay}>
        <Icon name="lock" />
        Pay {formatNaira(props.naira)}
      </PayButton>
    </Frame>
  );
}

function LateHours({ naira }: { naira: number }) {
  return naira > 0 ? <> Late hours of {formatNaira(naira)} are not part of this payment.</> : null;
}

function AfterDeposit({ booking, isLate }: { booking: HallBooking; isLate: boolean }) {
  const { details } = booking;
  const { price, afterDeposit } = invoiceSums(details);
  const parts = `${formatNaira(price.rentalShare)} and the ${formatNaira(price.caution)} caution.`;
  if (isLate) {
    return (
      <>
        {parts} <Warning>Your event is less than 30 days away: the terms ask for the full payment.</Warning>{' '}
        The other {formatNaira(afterDeposit)} would be due at once.
      </>
    );
  }
  const due = formatLongDate(balanceDue(details.eventDate), 'short');
  return (
    <>
      {parts} Then {formatNaira(afterDeposit)} by {due}.
    </>
  );
}

/** The choice of payment over the invoice: in full or 40% (E-09, D-44). */
export function PaymentChoiceDialog(props: {
  open: boolean;
  booking: HallBooking;
  now: number;
  onClose: () => void;
  onPay: (choice: PaymentChoice) => void;
}) {
  const { booking, now } = props;
  const { details, invoice } = booking;
  const { price, lateHours } = invoiceSums(details);
  const isLate = mustPayInFull(details.eventDate, lagosDate(now));
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      eyebrow={
        <Eyebrow>
          Invoice {invoice.number}, {details.hall}
        </Eyebrow>
      }
      title="How much today?"
    >
      <Choices>
        <Choice title="Full payment" naira={price.full} look="primary" onPay={() => props.onPay('full')}>
          Rental and caution. {lateHours > 0 ? null : 'Nothing more to pay. '}
          {formatNaira(price.caution)} of it comes back within 7 days of the event.
          <LateHours naira={lateHours} />
        </Choice>
        <Choice
          title="40% deposit"
          naira={price.deposit}
          look={isLate ? 'line' : 'primary'}
          onPay={() => props.onPay('deposit')}
        >
          <AfterDeposit booking={booking} isLate={isLate} />
        </Choice>
      </Choices>
      <Earlier>
        <EarlierPayment payment={booking.payment} invoice={booking.invoice} />
      </Earlier>
      <Rule>
        {depositRule} The card form opens from the payment company; the venue confirms every payment.
      </Rule>
    </Dialog>
  );
}
