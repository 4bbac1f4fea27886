import { useState } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { PayAnyway } from '../../../payment/pay-again-question.tsx';
import {
  isFromThisDevice,
  uncertainPayments,
  unresolved,
  countedPayments,
} from '../../../payment/payment-record.ts';
import { type DisplayedPayment, paymentTitle } from '../../../payment/payment-status-text.ts';
import { numericMoment } from '../../../time/moment-in-words.ts';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { type HallBooking, receiptOf } from '../../booking/booking.ts';
import type { HallOrder } from '../../booking/hall-payment.ts';
import type { InvoicePayment } from '../../flow/hall-stages.ts';
import { payOrder } from '../../flow/pay-on-invoice.ts';
import { seenPrefix } from '../../text/payment-names.ts';
import { type InvoicePage, useInvoicePage } from '../invoice-page.ts';
import { FirstPaymentChoice } from './first-payment.tsx';
import { PaymentWarnings } from './payment-warnings.tsx';

const Asked = styled.div`
  ${type.ui}
  display: grid;
  gap: ${space[20]};
`;

/** The payment that the question is about: one of this device's own, if there is one. */
function paymentAskedAbout({ payments }: HallBooking): DisplayedPayment | undefined {
  const earlier = uncertainPayments(payments);
  return (
    earlier.find((payment) => payment.status === 'unresolved' && isFromThisDevice(payment)) ?? earlier[0]
  );
}

/** Payments since the first unresolved attempt, so that they are not mistaken for it; '' if none. */
function paidSinceText({ payments }: HallBooking): string {
  const first = Math.min(...unresolved(payments).map(({ at }) => at));
  const since = countedPayments(payments).filter(({ at }) => at > first);
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
  const { booking, services } = useInvoicePage();
  const payment = paymentAskedAbout(booking);
  const since = paidSinceText(booking);
  function payAnyway() {
    if (order) void payOrder(services, booking, order);
    else services.dispatch({ type: 'pay-anyway' });
  }
  return (
    <Asked>
      {since ? <p>{since}</p> : null}
      <PaymentWarnings />
      {payment ? (
        <PayAnyway first={payment} naira={order?.naira} onPayAgain={payAnyway} onLeave={onClose} />
      ) : null}
    </Asked>
  );
}

type DialogStage = Extract<InvoicePayment, { stage: 'asking' | 'choosing' }>;

/** What is open over an invoice that can be paid. */
function openStage({ flow, status, booking }: InvoicePage): DialogStage | undefined {
  const { payment } = flow;
  const isPayable = status.state === 'held' || receiptOf(booking) !== undefined;
  return isPayable && (payment.stage === 'asking' || payment.stage === 'choosing') ? payment : undefined;
}

/** What the dialog shows; while it fades out, what it showed last. */
function useLastStage(open: DialogStage | undefined): DialogStage {
  const [last, setLast] = useState<DialogStage>({ stage: 'choosing' });
  if (open && open !== last) setLast(open);
  return open ?? last;
}

/** Deposit or full payment (E-09, D-44), after the question about unresolved attempts, if there are any. */
export function PaymentDialog() {
  const invoice = useInvoicePage();
  const { booking, services } = invoice;
  const open = openStage(invoice);
  const shown = useLastStage(open);
  const payment = paymentAskedAbout(booking);
  const close = () => services.dispatch({ type: 'invoice-opened', booking });
  return (
    <Dialog
      open={open !== undefined}
      onClose={close}
      eyebrow={
        <Eyebrow>
          Invoice {booking.invoice.number}, {booking.details.hall}
        </Eyebrow>
      }
      title={shown.stage === 'asking' && payment ? `${paymentTitle(payment)}.` : 'How much today?'}
    >
      {shown.stage === 'asking' ? (
        <Question order={shown.order} onClose={close} />
      ) : (
        <FirstPaymentChoice onPay={(order) => void payOrder(services, booking, order)} />
      )}
    </Dialog>
  );
}
