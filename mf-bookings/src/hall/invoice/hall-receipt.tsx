import { lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { KeyValue, KeyValues } from '../../page/key-values.tsx';
import { numericMoment } from '../../page/numeric-moment.ts';
import { ReceiptPanel } from '../../payment/receipt-panel.tsx';
import { type HallBooking, isDenied, isTransferAsked, leftToPay, type Receipt } from '../booking.ts';
import { choiceNames } from '../pay-hall.ts';
import { balanceDueWords } from '../invoice-words.ts';

/** The receipt of a hall: what was paid and what follows. */
export function HallReceipt({ booking, receipt }: { booking: HallBooking; receipt: Receipt }) {
  const { details } = booking;
  const { balance, lateHours } = leftToPay(booking);
  const due = balanceDueWords(details.eventDate, lagosDate(booking.invoice.issuedAt));
  return (
    <ReceiptPanel naira={receipt.naira} reference={receipt.reference} check={receipt.check}>
      <KeyValues>
        <KeyValue name="For" value={choiceNames[receipt.choice]} />
        <KeyValue name={isDenied(booking) ? 'Said to be paid' : 'Paid'} value={numericMoment(receipt.at)} />
        {isTransferAsked(booking) ? (
          <KeyValue name={`To follow, ${due}`} value={<strong>{formatNaira(balance + lateHours)}</strong>} />
        ) : null}
      </KeyValues>
    </ReceiptPanel>
  );
}
