import { formatNaira } from '@venue/shared/money.ts';
import { KeyValue, KeyValues } from '../../layout/key-values.tsx';
import { numericMoment } from '../../moments/numeric-moment.ts';
import { ReceiptPanel } from '../../payment/receipt-panel.tsx';
import { WhomToAsk } from '../../payment/unseen-words.tsx';
import { type HallBooking, isDenied, isTransferAsked, leftToPay } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { choiceName } from '../payment/payment-choice-facts.ts';
import { LateNote } from './late-note.tsx';
import { isLate } from '../booking/invoice.ts';
import { balanceDueWords } from '../words/invoice-words.ts';

const others = {
  paid: 'went through as well. We give it back:',
  pending: 'was announced as well. If it leaves your account, we give it back:',
  opened: 'was asked for in another card form, and we saw no payment. If your bank debited you twice,',
} as const satisfies Record<HallPayment['state'], string>;

/** Every other attempt to pay the same: none of it is lost. */
function OtherPayments({ booking, receipt }: { booking: HallBooking; receipt: HallPayment }) {
  return booking.payments
    .filter(({ reference }) => reference !== receipt.reference)
    .map((payment) => (
      <p key={`${payment.reference} ${payment.state}`}>
        {formatNaira(payment.naira)} {others[payment.state]} <WhomToAsk records={[payment]} />
      </p>
    ));
}

/** The receipt of a hall: what was paid and what follows. `fresh`: it has just been paid. */
export function HallReceipt(props: { booking: HallBooking; receipt: HallPayment; fresh: boolean }) {
  const { booking, receipt, fresh } = props;
  const { balance, lateHours } = leftToPay(booking);
  const due = balanceDueWords(booking);
  return (
    <ReceiptPanel
      naira={receipt.naira}
      reference={receipt.reference}
      paid={{ at: receipt.at, from: booking.details.eventDate }}
      check={receipt.check}
      standing={
        isLate(booking, receipt) ? <LateNote payment={receipt} hall={booking.details.hall} /> : undefined
      }
      announced={fresh}
    >
      <KeyValues>
        <KeyValue name="For" value={choiceName(receipt.choice, booking.terms)} />
        <KeyValue name={isDenied(booking) ? 'Said to be paid' : 'Paid'} value={numericMoment(receipt.at)} />
        {booking.bookingRef === undefined ? null : (
          <KeyValue name="Booking reference" value={<span translate="no">{booking.bookingRef}</span>} />
        )}
        {isTransferAsked(booking) ? (
          <KeyValue name={`To follow, ${due}`} value={<strong>{formatNaira(balance + lateHours)}</strong>} />
        ) : null}
      </KeyValues>
      <OtherPayments booking={booking} receipt={receipt} />
    </ReceiptPanel>
  );
}
