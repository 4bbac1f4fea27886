import { formatNaira } from '@venue/shared/words/numbers.ts';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { Eyebrow } from '@venue/shared/ui/text.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { unresolved, paymentStatusOf } from '../../../payment/payment-record.ts';
import { numericMoment } from '../../../time/moment-in-words.ts';
import { type HallBooking, receiptOf } from '../../booking/booking.ts';
import { reportFailure } from '../../flow/hall-services.ts';
import { payBooking } from '../../flow/pay-on-invoice.ts';
import { type ShownInvoice, useShownInvoice } from '../shown-invoice.ts';
import { type HallOrder, seenPrefix } from '../../booking/hall-payment.ts';

import type { OverInvoice } from '../../flow/hall-stages.ts';
import { FirstPaymentChoice } from './first-payment.tsx';
import { PaymentWarnings } from './payment-warnings.tsx';

/** Pays, and tells the visitor of an error that is not one of the known outcomes. */
function payOrNotify(...order: Parameters<typeof payBooking>): void {
  const [services] = order;
  payBooking(...order).catch((error: unknown) => reportFailure(services, error));
}

const Asked = styled.div`
  ${type.ui}
  display: grid;
  gap: ${space[20]};
`;

/** Whether every unresolved attempt was made on another device. */
function isOtherDevice(payments: HallBooking['payments']): boolean {
  return unresolved(payments).every(({ choice }) => choice === 'other-device');
}

function questionTitle({ payments }: HallBooking): string {
  return isOtherDevice(payments) ? 'Has somebody paid it already?' : 'Did your bank debit you?';
}

/** Payments since the first unresolved attempt, so that they are not mistaken for it; '' if none. */
function paidSinceText({ payments }: HallBooking): string {
  const first = Math.min(...unresolved(payments).map(({ at }) => at));
  const since = payments.filter((payment) => paymentStatusOf(payment) === 'paid' && payment.at > first);
  const each = since.map((payment) => {
    const moment = `${seenPrefix(payment) === '' ? ' on ' : ', seen '}${numericMoment(payment.at)}`;
    return `${formatNaira(payment.naira)} was paid${moment}, reference ${payment.reference}, and is counted.`;
  });
  return each.join(' ');
}

type QuestionProps = {
  /** What to pay if the visitor says that nothing was debited; undefined: they choose next. */
  order: HallOrder | undefined;
  onClose: () => void;
};

/** Asks about unresolved and reported payments before another is made (C-22). */
function Question({ order, onClose }: QuestionProps) {
  const { booking, services } = useShownInvoice();
  const since = paidSinceText(booking);
  const pay = order ? `pay ${formatNaira(order.naira)} now` : 'pay now';
  function payAnyway() {
    if (order) payOrNotify(services, booking, order);
    else services.dispatch({ type: 'payment-wanted' });
  }
  return (
    <Asked>
      {since ? <p>{since}</p> : null}
      <PaymentWarnings />
      <ButtonRow>
        <Button onClick={onClose}>Do not pay now</Button>
        <Button $variant="line" onClick={payAnyway}>
          {isOtherDevice(booking.payments) ? `It has not been paid: ${pay}` : `It did not go through: ${pay}`}
        </Button>
      </ButtonRow>
    </Asked>
  );
}

/** What the dialog shows; while it fades out, what it showed last. */
function useShown(over: OverInvoice): OverInvoice {
  const [shown, setShown] = useState<OverInvoice>({ kind: 'choice' });
  const isOpen = over.kind === 'question' || over.kind === 'choice';
  if (isOpen && over !== shown) setShown(over);
  return isOpen ? over : shown;
}

/** What is open over an invoice that can be paid. */
function overOf({ flow, status, booking }: ShownInvoice): OverInvoice {
  return status.is === 'held' || receiptOf(booking) ? flow.over : { kind: 'nothing' };
}

/** Deposit or full payment (E-09, D-44), after the question about unresolved attempts, if there are any. */
export function PaymentDialog() {
  const invoice = useShownInvoice();
  const { booking, services } = invoice;
  const over = overOf(invoice);
  const shown = useShown(over);
  const close = () => services.dispatch({ type: 'invoice-opened', booking });
  return (
    <Dialog
      open={over === shown}
      onClose={close}
      eyebrow={
        <Eyebrow>
          Invoice {booking.invoice.number}, {booking.details.hall}
        </Eyebrow>
      }
      title={shown.kind === 'question' ? questionTitle(booking) : 'How much today?'}
    >
      {shown.kind === 'question' ? (
        <Question order={shown.order} onClose={close} />
      ) : (
        <FirstPaymentChoice onPay={(order) => payOrNotify(services, booking, order)} />
      )}
    </Dialog>
  );
}
