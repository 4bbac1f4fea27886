import { Opening } from '@venue/shared/ui/text.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { styled } from 'styled-components';
import { BookingPage, PageTop } from '../../layout/booking-page.tsx';
import { FocusTitle } from '../../layout/focus-title.tsx';
import { PrintOnlySheet } from '../../print/print-sheet.ts';
import { SheetColumns, SheetSide } from '../../layout/sheet-columns.tsx';
import { UnsavedNote } from '../../notices/unsaved-note.tsx';
import { useNow } from '../../moments/use-now.ts';
import type { HallDesk } from '../flow/hall-desk.ts';
import type { HallFlow } from '../flow/hall-stages.ts';
import { leftToPay, payableRest, sumLeft } from '../booking/account.ts';
import { cameLate, type HallBooking, hasMoney, receiptOf } from '../booking/booking.ts';
import { choiceSum } from '../booking/payment-choice-facts.ts';
import { headline, isOver, standingOf } from '../words/invoice-words.ts';
import { keptKeys } from '../../storage/kept-keys.ts';
import { askForPayment, payBooking, payRest } from '../flow/pay-booking.ts';
import { restart } from '../flow/submit-hall-form.ts';
import { DeadlineTimeline } from './deadline-timeline.tsx';
import { EndedPanel } from './ended-panel.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { tellPayments } from '../flow/tell-payments.ts';
import { HallNotice } from './hall-notice.tsx';
import { HallReceipt } from './hall-receipt.tsx';
import { InvoiceAddress } from './invoice-address.tsx';
import { InvoiceNews, PaymentNews, toldBeside } from './invoice-news.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PaymentChoiceDialog } from './payment-choice.tsx';
import { PhonePayBar, PhoneRestBar } from './phone-pay-bar.tsx';
import { RestPanel } from './rest-panel.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { contributionsOf } from '../words/contributions.ts';
import { createSentLinks } from '../ledger/sent-links.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { convenience } from '../../loading/convenience.tsx';
import { useEnding } from './use-ending.ts';

/** Who has paid: of use once somebody has, or was asked to. */
const Contributions = convenience(
  async () => (await import('./contributions.tsx')).Contributions,
  () => null,
);

function hasContributions(booking: HallBooking): boolean {
  return contributionsOf(booking).length > 0 || createSentLinks(deviceStorage).has(booking.invoice.number);
}

type InvoiceFlow = Exclude<HallFlow, { stage: 'form' | 'sending' | 'requested' }>;

const Again = styled(Button)`
  justify-self: start;
`;

function newsOf(flow: InvoiceFlow) {
  return 'news' in flow ? flow.news : undefined;
}

function becauseIn(flow: InvoiceFlow) {
  return 'because' in flow ? flow.because : undefined;
}

function transferTitle(booking: HallBooking): string {
  if (!receiptOf(booking)) return 'Or pay by transfer';
  const title = leftToPay(booking).balance > 0 ? 'The balance by transfer' : 'The late hours by transfer';
  return cameLate(booking) ? `${title}, once the venue has called` : title;
}

/** What is paid, or how to pay. */
function PaymentSide({ flow, desk, now }: { flow: InvoiceFlow; desk: HallDesk; now: number }) {
  const { booking } = flow;
  const { payments, invoice } = booking;
  const receipt = receiptOf(booking);
  const news = newsOf(flow);
  return (
    <>
      <PaymentNews news={news} booking={booking} because={becauseIn(flow)} />
      {receipt ? (
        <HallReceipt
          booking={booking}
          receipt={receipt}
          fresh={news === 'paid'}
          told={toldBeside(news, booking)}
        />
      ) : (
        <PayPanel
          booking={booking}
          told={toldBeside(news, booking)}
          now={now}
          busy={flow.stage === 'paying'}
          onPay={() => askForPayment(desk, booking)}
        />
      )}
      <HallNotice
        booking={booking}
        telling={flow.telling === true}
        onTell={() => void tellPayments(desk, booking).catch(desk.host.report)}
      />
      {payableRest(booking) > 0 ? (
        <RestPanel
          booking={booking}
          now={now}
          busy={flow.stage === 'paying'}
          onPay={(order) => payRest(desk, booking, order)}
        />
      ) : null}
      {sumLeft(booking) > 0 ? <TransferPanel invoice={invoice} title={transferTitle(booking)} /> : null}
      {payments.length === 0 || payableRest(booking) > 0 ? <FamilyPanel booking={booking} now={now} /> : null}
      {hasContributions(booking) ? <Contributions booking={booking} desk={desk} /> : null}
      <Again $look="text" onClick={() => restart(desk)}>
        Book another hall or day
      </Again>
    </>
  );
}

type TopProps = { flow: InvoiceFlow; desk: HallDesk; now: number; ending: boolean };

/** Where the booking stands, and its e-mail. */
function InvoiceTop({ flow, desk, now, ending }: TopProps) {
  const { booking } = flow;
  const news = newsOf(flow);
  const because = becauseIn(flow);
  const words = headline(booking, now);
  return (
    <PageTop>
      {/* A booking resumed after a reload has no news and leaves the focus where it is. */}
      <FocusTitle focused={news !== undefined}>{words.title}</FocusTitle>
      <Opening>{words.opening}</Opening>
      <VisuallyHidden role="status">{ending ? words.title : null}</VisuallyHidden>
      <UnsavedNote storageKey={keptKeys.hall} />
      <InvoiceNews booking={booking} news={news} because={because} desk={desk} />
      {isOver(booking, now) ? null : <InvoiceAddress booking={booking} desk={desk} because={because} />}
    </PageTop>
  );
}

/** The one action of phone screens, if there is one. */
function PhoneBarOf({ flow, desk, now }: { flow: InvoiceFlow; desk: HallDesk; now: number }) {
  const { booking } = flow;
  const bar = { booking, now, busy: flow.stage === 'paying' };
  const naira = payableRest(booking);
  if (naira > 0) {
    return <PhoneRestBar {...bar} onPay={() => void payRest(desk, booking, { choice: 'balance', naira })} />;
  }
  const isToPay = standingOf(booking, now) === 'held' && !hasMoney(booking);
  return isToPay ? <PhonePayBar {...bar} onPay={() => askForPayment(desk, booking)} /> : null;
}

/** The card form that was open before took nothing, says the visitor: the rest was ordered, a first payment is chosen now. */
function wanted(flow: InvoiceFlow, desk: HallDesk): void {
  if (flow.stage === 'asking' && flow.order) {
    void payBooking(desk, flow.booking, flow.order).catch(desk.host.report);
  } else {
    desk.dispatch({ type: 'payment-wanted' });
  }
}

/** The invoice with everything that can be done about it; after the payment, with its receipt. */
export function InvoiceView(props: {
  flow: InvoiceFlow;
  desk: HallDesk;
  trail: readonly { title: string; path: string }[];
}) {
  const { flow, desk } = props;
  const { booking } = flow;
  const now = useNow();
  const standing = standingOf(booking, now);
  const ended = isOver(booking, now);
  const { ending, target } = useEnding(ended);
  return (
    <>
      <PageHead
        title={`Invoice ${booking.invoice.number}`}
        description="Your invoice for a hall, and ways to pay it."
      />
      <PrintOnlySheet />
      <BookingPage trail={props.trail} here={`Invoice ${booking.invoice.number}`}>
        <InvoiceTop flow={flow} desk={desk} now={now} ending={ending} />
        <SheetColumns>
          <InvoiceSheet booking={booking} actions={ended ? null : <SheetActions booking={booking} />} />
          <SheetSide>
            {ended ? (
              <EndedPanel
                payments={booking.payments}
                target={target}
                onRestart={() => restart(desk, booking.details)}
              />
            ) : (
              <PaymentSide flow={flow} desk={desk} now={now} />
            )}
          </SheetSide>
          {ended ? null : <DeadlineTimeline booking={booking} />}
        </SheetColumns>
        <PaymentChoiceDialog
          stage={standing === 'held' || receiptOf(booking) ? flow.stage : 'invoice'}
          booking={booking}
          now={now}
          onWanted={() => wanted(flow, desk)}
          onClose={() => desk.dispatch({ type: 'payment-dismissed', booking })}
          onPay={(choice) =>
            void payBooking(desk, booking, { choice, naira: choiceSum(booking, choice) }).catch(
              desk.host.report,
            )
          }
        />
      </BookingPage>
      <PhoneBarOf flow={flow} desk={desk} now={now} />
    </>
  );
}
