import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { role } from '@venue/shared/theme/tokens.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { VenueTold } from '../../mail/venue-told.tsx';
import { payee } from '../../payment/card-form-text.ts';
import { EarlierAttempt, PaymentDescription } from '../../payment/payment-notice.tsx';
import {
  countedPayments,
  isFromThisDevice,
  isPaid,
  leastMailOf,
  unnotified,
  wasCalledPaidOrPendingHere,
} from '../../payment/payment-record.ts';
import { momentLabel } from '../../payment/payment-status-text.ts';
import { ReceiptPanel } from '../../payment/receipt-panel.tsx';
import { numericMoment } from '../../time/moment-in-words.ts';
import { accountOf } from '../booking/account.ts';
import { isPaidLate, type HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { hallPayments } from '../flow/hall-purchase.ts';
import { isPaidNotice } from '../flow/invoice-notice.ts';
import { paymentFields, paymentMessage, paymentSubject } from '../mail/payment-mail.ts';
import { balanceDueText } from '../text/paid-and-due.ts';
import { seenPrefix, choiceName } from '../text/payment-names.ts';
import { paymentInNotice } from './invoice-notices.tsx';
import { useInvoicePage } from './invoice-page.ts';
import { LatePaymentNote } from './late-payment-note.tsx';

/** Whether the venue has been told of every payment, and a way to tell it of those it has not. */
export function PaymentsTold() {
  const { booking, flow, services } = useInvoicePage();
  const left = unnotified(booking.payments);
  const settled = booking.payments.filter(wasCalledPaidOrPendingHere);
  if (settled.length === 0) return null;
  return (
    <VenueTold
      what={settled.length > 1 ? 'your payments' : 'your payment'}
      mail={leastMailOf(left)}
      notifying={flow.notifying}
      onNotify={() => void hallPayments(services, booking).notify(left)}
      subject={paymentSubject}
      text={left.map((payment) => paymentMessage(paymentFields(booking, payment))).join('\n\n')}
    />
  );
}

/** Each with its time and reference in small print. */
export const PaymentRows = styled(KeyValues)`
  dt {
    overflow-wrap: anywhere;
  }
  dt span {
    display: block;
    color: ${role.text2};
  }
`;

/** Attempts whose money may have moved. Reported payments are listed under “Who has paid”. */
function OtherPayments({ payments }: { payments: HallBooking['payments'] }) {
  return payments
    .filter((payment) => !isPaid(payment) && payment.status !== 'reported')
    .map((payment) => (
      <p key={payment.reference}>
        {payment.status === 'unresolved' && isFromThisDevice(payment) ? (
          <EarlierAttempt payment={payment} />
        ) : (
          <PaymentDescription payment={payment} />
        )}
      </p>
    ));
}

function PaidBefore({ booking, before }: { booking: HallBooking; before: HallBooking['payments'] }) {
  const paid = countedPayments(before);
  const { paid: sum, overpaid } = accountOf(booking);
  if (paid.length === 0) return null;
  return (
    <PaymentRows aria-label="Paid before">
      {paid
        .sort((one, other) => one.at - other.at)
        .map((payment) => (
          <KeyValue
            key={payment.reference}
            name={
              <>
                {choiceName(payment)}
                <span translate="no">
                  {seenPrefix(payment) + numericMoment(payment.at)}, {payment.reference}
                </span>
              </>
            }
            value={formatNaira(payment.naira)}
          />
        ))}
      <KeyValue name="Total paid" value={formatNaira(sum + overpaid)} sum />
    </PaymentRows>
  );
}

function WhatIsLeft({ booking }: { booking: HallBooking }) {
  const { outstanding, overpaid, left } = accountOf(booking);
  if (overpaid > 0) {
    return <KeyValue name="Overpaid, to be refunded" value={<strong>{formatNaira(overpaid)}</strong>} />;
  }
  if (left.together > 0) {
    const name = `To follow, ${balanceDueText(booking)}`;
    return <KeyValue name={name} value={<strong>{formatNaira(left.together)}</strong>} />;
  }
  return outstanding === 0 ? (
    <KeyValue name="Left to pay" value={<strong>Nothing: paid in full</strong>} />
  ) : null;
}

export function HallReceipt({ receipt }: { receipt: HallPayment }) {
  const page = useInvoicePage();
  const { booking, flow } = page;
  // The notice beside the receipt is about this one.
  const inNotice = paymentInNotice(page);
  const before = booking.payments.filter(
    ({ reference }) => reference !== receipt.reference && reference !== inNotice?.reference,
  );
  return (
    <ReceiptPanel
      naira={receipt.naira}
      reference={receipt.reference}
      paid={{ at: receipt.at, from: booking.details.eventDate }}
      status={receipt.status}
      confirmation={
        isPaidLate(booking, receipt) ? (
          <LatePaymentNote payment={receipt} hall={booking.details.hall} />
        ) : undefined
      }
      announced={isPaidNotice(flow.notice)}
    >
      <KeyValues>
        <KeyValue name="Venue" value={payee} />
        <KeyValue name="For" value={choiceName(receipt)} />
        <KeyValue name={momentLabel(receipt)} value={seenPrefix(receipt) + numericMoment(receipt.at)} />
        {booking.bookingRef === undefined ? null : (
          <KeyValue name="Booking reference" value={<span translate="no">{booking.bookingRef}</span>} />
        )}
        <WhatIsLeft booking={booking} />
      </KeyValues>
      <PaidBefore booking={booking} before={before} />
      <OtherPayments payments={before} />
    </ReceiptPanel>
  );
}
