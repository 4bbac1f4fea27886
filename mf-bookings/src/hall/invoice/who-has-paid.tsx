import { formatLongDate, formatNumericDate, lagosDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { KeyValue } from '@venue/shared/ui/key-values.tsx';
import { styled } from 'styled-components';
import { isCancelled } from '../../change-history/changes.ts';
import { moveFeeText } from '../../change-history/change-text.ts';
import { ShareButton } from '../../controls/share-button.tsx';
import { Panel } from '../../layout/panel.tsx';
import { isPaidOrPending, hasDenied, paymentStatusOf } from '../../payment/payment-record.ts';
import { amountText, statusLabel } from '../../payment/payment-status-text.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { accountOf } from '../booking/account.ts';
import { type HallBooking, reportedOf } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import { type HallPayment, seenPrefix, payerOf } from '../booking/hall-payment.ts';

import { createSentLinks } from '../ledger/sent-links.ts';
import { PaymentRows } from './hall-receipt.tsx';
import { ReportForm } from './report-form.tsx';
import { useShownInvoice } from './shown-invoice.ts';

/** One payment; `mark` says how far it is confirmed. */
type Contribution = {
  id: string;
  who: string;
  when: string;
  naira: number;
  mark: string;
  counts: boolean;
};

function markOf(payment: HallPayment): string {
  if (paymentStatusOf(payment) !== 'paid') return statusLabel(payment).toLowerCase();
  return payment.check === 'confirmed' ? 'confirmed' : 'awaiting the venue’s confirmation';
}

/** Payments in order of time, then those that are only reported. */
export function contributionsOf(booking: HallBooking): Contribution[] {
  const made = booking.payments.filter(isPaidOrPending).sort((one, other) => one.at - other.at);
  return [...made, ...reportedOf(booking)].map((payment) => ({
    id: payment.reference,
    who: payerOf(payment, booking),
    when: seenPrefix(payment) + formatNumericDate(lagosDate(payment.at)),
    naira: payment.naira,
    mark: markOf(payment),
    counts: paymentStatusOf(payment) === 'paid',
  }));
}

function leftForFamily(booking: HallBooking, now: number): string {
  const { outstanding } = accountOf(booking);
  if (isCancelled(booking)) return 'The booking is cancelled: please pay nothing more for it.';
  if (statusOf(booking, now).isExpired) return 'The invoice has expired: please pay nothing more for it.';
  if (hasDenied(booking.payments))
    return 'One payment is not confirmed: please pay nothing until it is settled.';
  const transfer = booking.payments.find(({ state }) => state === 'pending');
  if (transfer)
    return `A transfer of ${amountText(transfer)} is on its way: please pay nothing more until it has arrived.`;
  const left = outstanding > 0 ? `${formatNaira(outstanding)} is left to pay.` : 'Nothing is left to pay.';
  return `${left} ${moveFeeText(booking)}`.trim();
}

/** The list as text to share; `now`: ms since the epoch. */
export function contributionsText(booking: HallBooking, now: number): string {
  const { details, invoice } = booking;
  const { paid, total } = accountOf(booking);
  return [
    `${details.hall}, ${formatLongDate(details.eventDate)}, invoice ${invoice.number}.`,
    `${formatNaira(paid)} of ${formatNaira(total)} is paid. ${leftForFamily(booking, now)}`,
    ...contributionsOf(booking).map(
      ({ who, naira, when, mark, id }) => `${who}: ${formatNaira(naira)}, ${when}, ${mark}, ${id}`,
    ),
  ].join('\n');
}

const ListPanel = styled(Panel)`
  /* The list is shown above: one line of the text to copy is enough. */
  dl + dl dd:first-of-type {
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

function PaymentsMade() {
  const { booking, now } = useShownInvoice();
  const text = contributionsText(booking, now);
  return (
    <>
      <PaymentRows>
        {contributionsOf(booking).map(({ id, who, when, naira, mark, counts }) => (
          <KeyValue
            key={`${id} ${mark}`}
            name={
              <>
                <bdi translate="no">{who}</bdi>
                <span>{`${when}, ${mark}`}</span>
              </>
            }
            value={counts ? <strong>{formatNaira(naira)}</strong> : `(${formatNaira(naira)})`}
          />
        ))}
      </PaymentRows>
      <ShareButton
        share={{ title: `Invoice ${booking.invoice.number}`, text }}
        copy={{ name: 'The list', value: text }}
      >
        Share the list
      </ShareButton>
    </>
  );
}

/** Who has paid what, as a list to share, and a form to add to it. Shown once somebody has paid or been sent the link. */
export function WhoHasPaid() {
  const { booking } = useShownInvoice();
  const isEmpty = contributionsOf(booking).length === 0;
  if (isEmpty && !createSentLinks(deviceStorage).has(booking.invoice)) return null;
  return (
    <ListPanel title="Who has paid" look="framed">
      {isEmpty ? null : <PaymentsMade />}
      <ReportForm />
    </ListPanel>
  );
}
