import { styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { ChangeButton } from '../../change-history/change-button.tsx';
import { isCancelled } from '../../change-history/changes.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { accountOf, takesTransfer } from '../booking/account.ts';
import type { BookingStatus } from '../booking/booking-status.ts';
import { type HallBooking, receiptOf } from '../booking/booking.ts';
import { referenceStart } from '../booking/invoice.ts';
import { isPaidNotice } from '../flow/invoice-notice.ts';
import { restart } from '../flow/leave-invoice.ts';
import { createSentLinks } from '../ledger/sent-links.ts';
import { isLinkPayable } from '../link/invoice-link.ts';
import { ContributionsPanel } from './contributions-panel.tsx';
import { PaymentsTold, HallReceipt } from './hall-receipt.tsx';
import { NoticeBesidePayment } from './invoice-notices.tsx';
import { useInvoicePage } from './invoice-page.ts';
import { BalancePanel } from './pay/balance-panel.tsx';
import { FamilyLink } from './pay/family-link.tsx';
import { PayPanel } from './pay/pay-panel.tsx';
import { TransferPanel } from './pay/transfer-panel.tsx';

function transferHeading(booking: HallBooking, { late }: BookingStatus): string {
  if (!receiptOf(booking)) return 'Or pay by transfer';
  const title =
    accountOf(booking).left.balance > 0 ? 'The balance by transfer' : 'The late hours by transfer';
  return late ? `${title}, once the venue has called` : title;
}

function PaidOrToPay() {
  const { booking } = useInvoicePage();
  const receipt = receiptOf(booking);
  return (
    <>
      {receipt ? <HallReceipt receipt={receipt} /> : null}
      {receipt || isCancelled(booking) ? null : <PayPanel />}
      <PaymentsTold />
    </>
  );
}

/** A link shared before the booking was moved or cancelled still shows the old booking. */
function formerLinkText({ state, pay }: BookingStatus): string {
  if (state === 'cancelled') return 'It does not show that: tell whoever has it not to pay.';
  return pay
    ? 'It shows the old date: send a new one to whoever has it.'
    : 'It shows the old date: tell whoever has it.';
}

function FormerLink() {
  const { booking, status } = useInvoicePage();
  const links = createSentLinks(deviceStorage);
  if (!(isCancelled(booking) ? links.has(booking.invoice) : links.isFormer(booking))) return null;
  return (
    <Note>
      <strong>You shared the link to this invoice before it changed.</strong> {formerLinkText(status)}
    </Note>
  );
}

function LeftToPay() {
  const { booking, status, now } = useInvoicePage();
  return (
    <>
      {status.pay === 'balance' ? <BalancePanel /> : null}
      {takesTransfer(booking) ? (
        <TransferPanel
          invoice={booking.invoice}
          title={transferHeading(booking, status)}
          folded={receiptOf(booking) !== undefined}
        />
      ) : null}
      <FormerLink />
      {isLinkPayable(booking, now) ? <FamilyLink /> : null}
      <ContributionsPanel />
    </>
  );
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
`;

function OtherActions() {
  const { booking, services } = useInvoicePage();
  return (
    <Stack>
      <ChangeButton id={{ kind: 'hall', id: referenceStart(booking.invoice) }} of={booking} look="text" />
      <Button $look="text" onClick={() => restart(services)}>
        Book another hall or day
      </Button>
    </Stack>
  );
}

/** Payments and receipts: what has just been paid or comes next is first. */
export function PaymentColumn() {
  const { flow, status } = useInvoicePage();
  const paid = <PaidOrToPay key="paid" />;
  const left = <LeftToPay key="left" />;
  const isNextLeft = status.pay === 'balance' && !isPaidNotice(flow.notice);
  return (
    <>
      <NoticeBesidePayment />
      {isNextLeft ? [left, paid] : [paid, left]}
      <OtherActions />
    </>
  );
}
