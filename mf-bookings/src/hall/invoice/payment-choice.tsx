import { formatNaira } from '@venue/shared/money.ts';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { Eyebrow } from '@venue/shared/ui/text.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { unresolved } from '../../payment/earlier-payments.ts';
import { paymentStatusOf } from '../../payment/payment-status.ts';
import { numericMoment } from '../../time/moment-in-text.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallOrder, seenWord } from '../booking/hall-payment.ts';
import type { OverInvoice } from '../flow/hall-stages.ts';
import { BothChoices, type ChoiceProps } from './both-choices.tsx';
import { OpenPayments } from './open-payments.tsx';

const Asked = styled.div`
  ${type.ui}
  display: grid;
  gap: ${space[20]};
`;

/** Whether only other devices have opened card forms whose end nobody saw. */
function isOtherDevice(payments: HallBooking['payments']): boolean {
  return unresolved(payments).every(({ choice }) => choice === 'other-device');
}

function questionTitle({ payments }: HallBooking): string {
  return isOtherDevice(payments) ? 'Has somebody paid it already?' : 'Did your bank debit you?';
}

/** What was paid after the first card form whose end nobody saw: it is not that one. '' where nothing was. */
function paidSinceText({ payments }: HallBooking): string {
  const first = Math.min(...unresolved(payments).map(({ at }) => at));
  const since = payments.filter((payment) => paymentStatusOf(payment) === 'paid' && payment.at > first);
  const each = since.map((payment) => {
    const moment = `${seenWord(payment) === '' ? ' at ' : ', seen '}${numericMoment(payment.at)}`;
    return `${formatNaira(payment.naira)} was paid${moment}, reference ${payment.reference}, and is counted.`;
  });
  return each.join(' ');
}

type QuestionProps = {
  booking: HallBooking;
  /** What is paid if it did not; chosen afterwards, without. */
  order: HallOrder | undefined;
  onWanted: () => void;
  onClose: () => void;
};

/** Asks about card forms that were open before, and what others say to have paid, each by its reference (C-22). */
function Question({ booking, order, onWanted, onClose }: QuestionProps) {
  const { payments, invoice } = booking;
  const since = paidSinceText(booking);
  const pay = order ? `pay ${formatNaira(order.naira)} now` : 'pay now';
  return (
    <Asked>
      {since ? <p>{since}</p> : null}
      <OpenPayments payments={payments} invoice={invoice} />
      <ButtonRow>
        <Button onClick={onClose}>Do not pay now</Button>
        <Button $variant="line" onClick={onWanted}>
          {isOtherDevice(payments) ? `It has not been paid: ${pay}` : `It did not go through: ${pay}`}
        </Button>
      </ButtonRow>
    </Asked>
  );
}

/** What the dialog shows; while it fades, what it showed last. */
function useShown(over: OverInvoice): OverInvoice {
  const [shown, setShown] = useState<OverInvoice>({ kind: 'choice' });
  const isOpen = over.kind === 'question' || over.kind === 'choice';
  if (isOpen && over !== shown) setShown(over);
  return isOpen ? over : shown;
}

/**
 * The choice of payment over the invoice: in full or the deposit (E-09, D-44). Where a card form was open before and nobody saw
 * how it ended, the question about it comes first.
 */
export function PaymentChoiceDialog(
  props: ChoiceProps & Pick<QuestionProps, 'onWanted' | 'onClose'> & { over: OverInvoice },
) {
  const { booking, over, onClose } = props;
  const shown = useShown(over);
  return (
    <Dialog
      open={over === shown}
      onClose={onClose}
      eyebrow={
        <Eyebrow>
          Invoice {booking.invoice.number}, {booking.details.hall}
        </Eyebrow>
      }
      title={shown.kind === 'question' ? questionTitle(booking) : 'How much today?'}
    >
      {shown.kind === 'question' ? (
        <Question booking={booking} order={shown.order} onWanted={props.onWanted} onClose={onClose} />
      ) : (
        <BothChoices booking={booking} now={props.now} onPay={props.onPay} />
      )}
    </Dialog>
  );
}
