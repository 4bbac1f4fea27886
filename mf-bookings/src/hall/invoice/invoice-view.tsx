import { media } from '@venue/shared/theme/tokens.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { BookingPage, PageTop, FocusTitle, SheetColumns, SheetSide } from '../../layout/booking-page.tsx';
import { PrintOnlySheet } from '../../print/print-sheet.tsx';
import { UnsavedNote } from '../../notices/unsaved-note.tsx';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { type HallServices, reportFailure } from '../flow/hall-services.ts';
import type { InvoiceFlow } from '../flow/hall-stages.ts';
import { accountOf } from '../booking/account.ts';
import { hasAttemptOrReport, receiptOf } from '../booking/booking.ts';
import { choicePrice } from '../booking/invoice-sums.ts';
import { statusOf } from '../booking/booking-status.ts';
import { headline } from './headline.ts';
import { storageKeys } from '../../storage/device-storage.ts';
import { askForPayment, payBooking, payBalance } from '../flow/pay-on-invoice.ts';
import { lookAtAskedDay, restart } from '../flow/submit-hall-form.ts';
import { AskedDay } from './asked-day.tsx';
import { WhoHasPaid } from './who-has-paid.tsx';
import { DatesThatMatter } from './sheet/deadline-timeline.tsx';
import { EndedPanel } from './ended-panel.tsx';
import { InvoiceAddress } from './invoice-address.tsx';
import { InvoiceNews } from './invoice-news.tsx';
import { InvoiceSheet } from './sheet/invoice-sheet.tsx';
import { PaymentChoiceDialog } from './pay/payment-dialog.tsx';
import { PhonePayBar } from './pay/phone-pay-bar.tsx';
import { SheetActions } from './sheet/save-invoice.tsx';
import { useEnding } from './lost-focus.ts';
import { PaymentSide, type SideProps } from './payment-side.tsx';

/** On phones, in source order; on wider screens the sheet is on the left whatever comes first. */
const Columns = styled(SheetColumns)`
  ${media.up(900)} {
    > article {
      grid-area: 1 / 1;
    }
    > div {
      grid-area: 1 / 2;
    }
    > section {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

function InvoiceTop({ flow, services, now, status, ending }: SideProps & { ending: boolean }) {
  const { booking, news, refusal } = flow;
  const text = headline(booking, now);
  return (
    <PageTop>
      {/* A booking resumed after a reload has no news and leaves the focus where it is. */}
      <FocusTitle focused={news !== undefined}>{text.title}</FocusTitle>
      <Opening>{text.opening}</Opening>
      <VisuallyHidden role="status">{ending ? text.title : null}</VisuallyHidden>
      <UnsavedNote storageKey={storageKeys.hall} />
      <InvoiceNews booking={booking} news={news} refusal={refusal} status={status} services={services} />
      {status.isHeld ? <InvoiceAddress booking={booking} services={services} refusal={refusal} /> : null}
    </PageTop>
  );
}

/** Pays, and tells the visitor of an error that is not one of the known outcomes. */
function payOrNotify(...order: Parameters<typeof payBooking>): void {
  const [services] = order;
  payBooking(...order).catch((error: unknown) => reportFailure(services, error));
}

/** The visitor says that the earlier card form took nothing: pay what was ordered, or choose a first payment. */
function payAfterQuestion({ booking, over }: InvoiceFlow, services: HallServices): void {
  if (over.kind === 'question' && over.order) {
    payOrNotify(services, booking, over.order);
  } else {
    services.dispatch({ type: 'payment-wanted' });
  }
}

type BodyProps = SideProps & { target: RefObject<HTMLElement | null> };

/** The sheet, payment and dates; once a first payment is in, the payment side comes before the sheet. */
function InvoiceBody({ target, ...shown }: BodyProps) {
  const { flow, services, now, status } = shown;
  const { booking } = flow;
  const ended = status.isExpired;
  const sheet = (
    <InvoiceSheet key="sheet" booking={booking} actions={ended ? null : <SheetActions booking={booking} />} />
  );
  const side = (
    <SheetSide key="side">
      {ended ? (
        <>
          <EndedPanel
            payments={booking.payments}
            target={target}
            onRestart={() => restart(services, booking.details)}
          />
          {hasAttemptOrReport(booking) ? (
            <WhoHasPaid booking={booking} services={services} now={now} />
          ) : null}
        </>
      ) : (
        <PaymentSide {...shown} />
      )}
    </SheetSide>
  );
  const dates = ended ? null : <DatesThatMatter key="dates" booking={booking} />;
  return <Columns>{receiptOf(booking) && !ended ? [side, dates, sheet] : [sheet, side, dates]}</Columns>;
}

export function InvoiceView(props: {
  flow: InvoiceFlow;
  services: HallServices;
  trail: readonly { title: string; path: string }[];
}) {
  const { flow, services } = props;
  const { booking } = flow;
  const now = useNow();
  const status = statusOf(booking, now);
  const { payable } = accountOf(booking);
  const shown = { flow, services, now, status };
  const { ending, target } = useEnding(status.isExpired);
  return (
    <>
      <PageHead
        title={`Invoice ${booking.invoice.number}`}
        description="Your hall invoice, and how to pay it."
      />
      <PrintOnlySheet />
      <BookingPage trail={props.trail} here={`Invoice ${booking.invoice.number}`}>
        {flow.over.kind === 'nothing' ? (
          <AskedDay booking={booking} now={now} onLook={() => lookAtAskedDay(services)} />
        ) : null}
        <InvoiceTop {...shown} ending={ending} />
        <InvoiceBody {...shown} target={target} />
        <PaymentChoiceDialog
          over={status.is === 'held' || receiptOf(booking) ? flow.over : { kind: 'nothing' }}
          booking={booking}
          now={now}
          onWanted={() => payAfterQuestion(flow, services)}
          onClose={() => services.dispatch({ type: 'invoice-opened', booking })}
          onPay={(choice) => payOrNotify(services, booking, { choice, naira: choicePrice(booking, choice) })}
        />
      </BookingPage>
      <PhonePayBar
        booking={booking}
        now={now}
        status={status}
        busy={flow.over.kind === 'card-form'}
        onPayFirst={() => askForPayment(services, booking)}
        onPayBalance={() => void payBalance(services, booking, { choice: 'balance', naira: payable })}
      />
    </>
  );
}
