import { ChangeButton } from '../../change-history/change-button.tsx';
import { styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import type { HallServices } from '../flow/hall-services.ts';
import type { InvoiceFlow } from '../flow/hall-stages.ts';
import { isCancelled } from '../../change-history/changes.ts';
import { accountOf, takesTransfer } from '../booking/account.ts';
import { type HallBooking, receiptOf } from '../booking/booking.ts';
import type { BookingStatus } from '../booking/booking-status.ts';
import { askForPayment, payBalance } from '../flow/pay-on-invoice.ts';
import { restart } from '../flow/submit-hall-form.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { FamilyLink } from './pay/family-link.tsx';
import { notifyOfPayments } from '../flow/notify-of-payments.ts';
import { HallNotice, HallReceipt } from './hall-receipt.tsx';
import { NewsBesidePayment, paymentInNews } from './invoice-news.tsx';
import { PayPanel } from './pay/pay-panel.tsx';
import { BalancePanel } from './pay/balance-panel.tsx';
import { TransferPanel } from './pay/transfer-panel.tsx';
import { createSentLinks } from '../ledger/sent-links.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { WhoHasPaid } from './who-has-paid.tsx';

function transferHeading(booking: HallBooking, { late }: BookingStatus): string {
  if (!receiptOf(booking)) return 'Or pay by transfer';
  const title = accountOf(booking).balance > 0 ? 'The balance by transfer' : 'The late hours by transfer';
  return late ? `${title}, once the venue has called` : title;
}

/** `now`: ms since the epoch; `status` is that of the booking then. */
export type SideProps = { flow: InvoiceFlow; services: HallServices; now: number; status: BookingStatus };

function PaidOrToPay({ flow, services, now }: SideProps) {
  const { booking, news, notifying } = flow;
  const receipt = receiptOf(booking);
  const inNews = paymentInNews(news, booking);
  return (
    <>
      {receipt ? (
        <HallReceipt booking={booking} receipt={receipt} fresh={news === 'paid'} inNews={inNews} />
      ) : null}
      {receipt || isCancelled(booking) ? null : (
        <PayPanel
          booking={booking}
          inNews={inNews}
          now={now}
          busy={flow.over.kind === 'card-form'}
          onPay={() => askForPayment(services, booking)}
        />
      )}
      <HallNotice
        booking={booking}
        notifying={notifying}
        onNotify={() => void notifyOfPayments(services, booking).catch(services.host.report)}
      />
    </>
  );
}

/** A link shared before the booking was moved or cancelled still shows the old booking. */
function formerLinkText({ is, pay }: BookingStatus): string {
  if (is === 'cancelled') return 'It does not show that: tell whoever has it not to pay.';
  return pay
    ? 'It shows the old date: send a new one to whoever has it.'
    : 'It shows the old date: tell whoever has it.';
}

function FormerLink({ booking, status }: { booking: HallBooking; status: BookingStatus }) {
  const links = createSentLinks(deviceStorage);
  if (!(isCancelled(booking) ? links.has(booking.invoice.number) : links.isFormer(booking))) return null;
  return (
    <Note>
      <strong>You shared the link to this invoice before it changed.</strong> {formerLinkText(status)}
    </Note>
  );
}

function Remainder({ flow, services, now, status }: SideProps) {
  const { booking } = flow;
  const { pay, late } = status;
  return (
    <>
      {pay === 'balance' ? (
        <BalancePanel
          booking={booking}
          now={now}
          late={late}
          busy={flow.over.kind === 'card-form'}
          onPay={(order) => payBalance(services, booking, order)}
        />
      ) : null}
      {takesTransfer(booking) ? (
        <TransferPanel
          invoice={booking.invoice}
          title={transferHeading(booking, status)}
          folded={receiptOf(booking) !== undefined}
        />
      ) : null}
      <FormerLink booking={booking} status={status} />
      {pay ? <FamilyLink booking={booking} now={now} /> : null}
      <WhoHasPaid booking={booking} services={services} now={now} />
    </>
  );
}

const Ways = styled.div`
  display: grid;
  justify-items: start;
`;

function InvoiceWays({ booking, onRestart }: { booking: HallBooking; onRestart: () => void }) {
  return (
    <Ways>
      <ChangeButton name={{ kind: 'hall', id: booking.invoice.number }} of={booking} look="text" />
      <Button $variant="text" onClick={onRestart}>
        Book another hall or day
      </Button>
    </Ways>
  );
}

/** Payments and receipts: what has just been paid or comes next is first. */
export function PaymentSide(props: SideProps) {
  const { flow, services, status } = props;
  const { booking, news, refusal } = flow;
  const paid = <PaidOrToPay key="paid" {...props} />;
  const left = <Remainder key="left" {...props} />;
  const isNextLeft = status.pay === 'balance' && news !== 'paid';
  return (
    <>
      <NewsBesidePayment news={news} booking={booking} refusal={refusal} status={status} />
      {isNextLeft ? [left, paid] : [paid, left]}
      <InvoiceWays booking={booking} onRestart={() => restart(services)} />
    </>
  );
}
