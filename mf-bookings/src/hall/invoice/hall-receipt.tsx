import { formatLongDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { KeyValue, KeyValues } from '../../page/key-values.tsx';
import { numericMoment } from '../../page/numeric-moment.ts';
import { ReceiptPanel } from '../../payment/receipt-panel.tsx';
import { type HallBooking, isDenied, type Receipt } from '../booking.ts';
import { balanceDue } from '@venue/shared/hall-due.ts';
import { invoiceSums } from '../invoice.ts';

/** The receipt of a hall: what was paid and what follows. */
export function HallReceipt({ booking, receipt }: { booking: HallBooking; receipt: Receipt }) {
  const { details } = booking;
  const { afterDeposit, lateHours } = invoiceSums(details);
  const denied = isDenied(booking);
  const left = receipt.choice === 'deposit' ? afterDeposit : lateHours;
  return (
    <ReceiptPanel naira={receipt.naira} reference={receipt.reference} check={receipt.check}>
      <KeyValues>
        <KeyValue name="For" value={receipt.choice === 'full' ? 'Full payment' : '40% deposit'} />
        <KeyValue name={denied ? 'Said to be paid' : 'Paid'} value={numericMoment(receipt.at)} />
        {left > 0 && !denied ? (
          <KeyValue
            name={`To follow, by ${formatLongDate(balanceDue(details.eventDate), 'short')}`}
            value={<strong>{formatNaira(left)}</strong>}
          />
        ) : null}
      </KeyValues>
    </ReceiptPanel>
  );
}
