import { ChangeButton } from '../../change/kept/change-button.tsx';
import { styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import type { HallServices } from '../flow/hall-services.ts';
import { type InvoiceFlow, newsIn, refusalIn } from '../flow/hall-stages.ts';
import { isCancelled } from '../../change/kept/changes.ts';
import { accountOf, takesTransfer } from '../booking/account.ts';
import { type HallBooking, receiptOf } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import { askForPayment, payBalance } from '../flow/pay-booking.ts';
import { restart } from '../flow/submit-hall-form.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { Fragment } from 'react';
import { FamilyPanel } from './family-panel.tsx';
import { notifyOfPayments } from '../flow/notify-of-payments.ts';
import { HallNotice } from './hall-notice.tsx';
import { HallReceipt } from './hall-receipt.tsx';
import { PaymentNews, paymentInNews } from './invoice-news.tsx';
import { PayPanel } from './pay-panel.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { createSentLinks } from '../ledger/sent-links.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { Contributions } from './contributions.tsx';

function transferHeading(booking: HallBooking, now: number): string {
  if (!receiptOf(booking)) return 'Or pay by transfer';
  const title = accountOf(booking).balance > 0 ? 'The balance by transfer' : 'The late hours by transfer';
  return statusOf(booking, now).late ? `${title}, once the venue has called` : title;
}

type SideProps = { flow: InvoiceFlow; services: HallServices; now: number };

/** The receipt, or the way to a first payment; neither of what was cancelled unpaid. */
function PaidOrToPay({ flow, services, now }: SideProps) {
  const { booking } = flow;
  const receipt = receiptOf(booking);
  const news = newsIn(flow);
  const inNews = paymentInNews(news, booking);
  if (receipt) {
    return <HallReceipt booking={booking} receipt={receipt} fresh={news === 'paid'} inNews={inNews} />;
  }
  if (isCancelled(booking)) return null;
  return (
    <PayPanel
      booking={booking}
      inNews={inNews}
      now={now}
      busy={flow.stage === 'paying'}
      onPay={() => askForPayment(services, booking)}
    />
  );
}

/** A link that left this device before the booking was moved or cancelled still asks for what was. */
function formerLinkWords(booking: HallBooking, now: number): string {
  const { is, pay } = statusOf(booking, now);
  if (is === 'cancelled') return 'It cannot know that: tell whoever has it not to pay.';
  return pay
    ? 'It names the former day: send a new one to whoever has it.'
    : 'It names the former day: tell whoever has it.';
}

function FormerLink({ booking, now }: { booking: HallBooking; now: number }) {
  const links = createSentLinks(deviceStorage);
  if (!(isCancelled(booking) ? links.has(booking.invoice.number) : links.isFormer(booking))) return null;
  return (
    <Note>
      <strong>You took the link to this invoice before it changed.</strong> {formerLinkWords(booking, now)}
    </Note>
  );
}

/** What is left of a hall that is secured, and who may be asked for it. */
function Remainder({ flow, services, now }: SideProps) {
  const { booking } = flow;
  const { pay } = statusOf(booking, now);
  return (
    <>
      {pay === 'balance' ? (
        <BalancePanel
          booking={booking}
          now={now}
          busy={flow.stage === 'paying'}
          onPay={(order) => payBalance(services, booking, order)}
        />
      ) : null}
      {takesTransfer(booking) ? (
        <TransferPanel
          invoice={booking.invoice}
          title={transferHeading(booking, now)}
          folded={receiptOf(booking) !== undefined}
        />
      ) : null}
      <FormerLink booking={booking} now={now} />
      {pay ? <FamilyPanel booking={booking} now={now} /> : null}
      <Contributions booking={booking} services={services} now={now} />
    </>
  );
}

const Ways = styled.div`
  display: grid;
  justify-items: start;
`;

/** The ways on from an invoice that is not over: another day for it, its end, or another booking. */
function InvoiceWays({ booking, onRestart }: { booking: HallBooking; onRestart: () => void }) {
  return (
    <Ways>
      <ChangeButton name={{ kind: 'hall', id: booking.invoice.number }} of={booking} look="text" />
      <Button $look="text" onClick={onRestart}>
        Book another hall or day
      </Button>
    </Ways>
  );
}

/** What is paid, or how to pay: first what has just been paid or is the next to do, then what was paid before. */
export function PaymentSide({ flow, services, now }: SideProps) {
  const { booking } = flow;
  const news = newsIn(flow);
  const paid = (
    <Fragment key="paid">
      <PaidOrToPay flow={flow} services={services} now={now} />
      <HallNotice
        booking={booking}
        notifying={flow.notifying === true}
        onNotify={() => void notifyOfPayments(services, booking).catch(services.host.report)}
      />
    </Fragment>
  );
  const left = <Remainder key="left" flow={flow} services={services} now={now} />;
  const isNextLeft = statusOf(booking, now).pay === 'balance' && news !== 'paid';
  return (
    <>
      <PaymentNews news={news} booking={booking} refusal={refusalIn(flow)} />
      {isNextLeft ? [left, paid] : [paid, left]}
      <InvoiceWays booking={booking} onRestart={() => restart(services)} />
    </>
  );
}
