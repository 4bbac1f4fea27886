import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { styled } from 'styled-components';
import { BookingPage, Opening, PageTop } from '../../page/booking-page.tsx';
import { FocusTitle } from '../../page/focus-title.tsx';
import { PrintOnlySheet } from '../../page/print-sheet.ts';
import { SheetColumns, SheetSide } from '../../page/sheet-columns.tsx';
import { useNow } from '../../page/use-now.ts';
import { askForPayment, type HallDesk, payBooking, restart } from '../hall-desk.ts';
import type { HallFlow } from '../hall-flow.ts';
import { owesNoBalance } from '../booking.ts';
import { headline, standingOf } from '../invoice-words.ts';
import { DeadlineTimeline } from './deadline-timeline.tsx';
import { EndedPanel } from './ended-panel.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { HallReceipt } from './hall-receipt.tsx';
import { InvoiceNews, PaymentNews } from './invoice-news.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PaymentChoiceDialog } from './payment-choice.tsx';
import { PhonePayBar } from './phone-pay-bar.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { TransferPanel } from './transfer-panel.tsx';

type InvoiceFlow = Exclude<HallFlow, { stage: 'form' | 'sending' }>;

const Again = styled(Button)`
  justify-self: start;
`;

function newsOf(flow: InvoiceFlow) {
  return 'news' in flow ? flow.news : undefined;
}

/** What is paid, or how to pay; an invoice that ended offers neither. */
function PaymentSide({ flow, desk, now }: { flow: InvoiceFlow; desk: HallDesk; now: number }) {
  const { booking } = flow;
  const { payment, invoice, details } = booking;
  if (standingOf(booking, now) === 'expired') {
    return (
      <SheetSide>
        <EndedPanel onRestart={() => restart(desk, details)} />
      </SheetSide>
    );
  }
  return (
    <SheetSide>
      <PaymentNews news={newsOf(flow)} />
      {payment.kind === 'paid' ? (
        <HallReceipt booking={booking} receipt={payment} />
      ) : (
        <PayPanel
          booking={booking}
          now={now}
          busy={flow.stage === 'paying'}
          onPay={() => askForPayment(desk, booking)}
        />
      )}
      {owesNoBalance(booking) ? null : (
        <TransferPanel
          invoice={invoice}
          title={payment.kind === 'paid' ? 'The balance by transfer' : 'Or pay by transfer'}
        />
      )}
      {payment.kind === 'none' ? <FamilyPanel booking={booking} now={now} /> : null}
      <Again $look="text" onClick={() => restart(desk)}>
        Book another hall or day
      </Again>
    </SheetSide>
  );
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
  const news = newsOf(flow);
  const words = headline(booking, now);
  const standing = standingOf(booking, now);
  const canPay = flow.stage !== 'paid' && standing === 'held';
  return (
    <>
      <PageHead
        title={`Invoice ${booking.invoice.number}`}
        description="Your invoice for a hall, and ways to pay it."
      />
      <PrintOnlySheet />
      <BookingPage trail={props.trail} here={`Invoice ${booking.invoice.number}`}>
        <PageTop>
          {/* A booking resumed after a reload has no news and leaves the focus where it is. */}
          <FocusTitle focused={news !== undefined}>{words.title}</FocusTitle>
          <Opening>{words.opening}</Opening>
        </PageTop>
        <SheetColumns>
          <InvoiceNews booking={booking} news={news} desk={desk} />
          <InvoiceSheet
            booking={booking}
            actions={standing === 'expired' ? null : <SheetActions booking={booking} />}
          />
          <PaymentSide flow={flow} desk={desk} now={now} />
          {standing === 'expired' ? null : <DeadlineTimeline booking={booking} />}
        </SheetColumns>
        {canPay ? (
          <PhonePayBar
            booking={booking}
            now={now}
            busy={flow.stage === 'paying'}
            onPay={() => askForPayment(desk, booking)}
          />
        ) : null}
        <PaymentChoiceDialog
          open={flow.stage === 'choosing-payment' && standing === 'held'}
          booking={booking}
          now={now}
          onClose={() => desk.dispatch({ type: 'payment-dismissed', booking })}
          onPay={(choice) => void payBooking(desk, booking, choice)}
        />
      </BookingPage>
    </>
  );
}
