import { useState } from 'react';
import { styled } from 'styled-components';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { media } from '@venue/shared/theme/tokens.ts';
import { now as siteNow } from '@venue/shared/time/site-time.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { storageKeys } from '../../storage/device-storage.ts';
import { BookingPage, PageTop, FocusTitle, SheetColumns, SheetSide } from '../../ui/booking-page.tsx';
import { PrintOnlySheet } from '../../ui/print-sheet.tsx';
import { UnsavedNote } from '../../ui/unsaved-note.tsx';
import { statusOf } from '../booking/booking-status.ts';
import { hasAttemptOrReport, receiptOf } from '../booking/booking.ts';
import type { HallServices } from '../flow/hall-services.ts';
import type { InvoiceFlow } from '../flow/hall-stages.ts';
import { headline } from '../text/headline.ts';
import { ContributionsPanel } from './contributions-panel.tsx';
import { ExpiredPanel } from './expired-panel.tsx';
import { InvoiceAddress } from './invoice-address.tsx';
import { NoticeAboveInvoice } from './invoice-notices.tsx';
import { InvoicePageProvider, useInvoicePage } from './invoice-page.ts';
import { OtherDateNote } from './other-date-note.tsx';
import { PaymentDialog } from './pay/payment-dialog.tsx';
import { PhonePayBar } from './pay/phone-pay-bar.tsx';
import { PaymentColumn } from './payment-column.tsx';
import { DatesThatMatter } from './sheet/dates-that-matter.tsx';
import { InvoiceSheet } from './sheet/invoice-sheet.tsx';
import { SheetActions } from './sheet/save-invoice.tsx';

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

function InvoiceTop({ fresh }: { fresh: boolean }) {
  const { booking, flow, now, status } = useInvoicePage();
  const { title, opening } = headline(booking, now);
  return (
    <PageTop>
      {/* A booking resumed after a reload has no notice and leaves the focus where it is. */}
      <FocusTitle focused={flow.notice !== undefined}>{title}</FocusTitle>
      <MutedLeadText>{opening}</MutedLeadText>
      <VisuallyHidden role="status">{fresh ? title : null}</VisuallyHidden>
      <UnsavedNote storageKey={storageKeys.hall} />
      <NoticeAboveInvoice />
      {status.isHeld ? <InvoiceAddress /> : null}
    </PageTop>
  );
}

function ExpiredInvoice({ fresh }: { fresh: boolean }) {
  const { booking } = useInvoicePage();
  return (
    <Columns>
      <InvoiceSheet booking={booking} />
      <SheetSide>
        <ExpiredPanel fresh={fresh} />
        {hasAttemptOrReport(booking) ? <ContributionsPanel /> : null}
      </SheetSide>
    </Columns>
  );
}

/** Once a first payment is in, the payments come before the sheet. */
function OpenInvoice() {
  const { booking } = useInvoicePage();
  const sheet = <InvoiceSheet key="sheet" booking={booking} actions={<SheetActions booking={booking} />} />;
  const side = (
    <SheetSide key="side">
      <PaymentColumn />
    </SheetSide>
  );
  const dates = <DatesThatMatter key="dates" booking={booking} />;
  return <Columns>{receiptOf(booking) ? [side, dates, sheet] : [sheet, side, dates]}</Columns>;
}

export function InvoiceView(props: {
  flow: InvoiceFlow;
  services: HallServices;
  trail: readonly { title: string; path: string }[];
}) {
  const { flow, services } = props;
  const { booking } = flow;
  // Never prerendered.
  const now = useNow() ?? siteNow();
  const status = statusOf(booking, now);
  const [wasExpired] = useState(status.isExpired);
  const hasEndedHere = status.isExpired && !wasExpired;
  return (
    <InvoicePageProvider value={{ booking, flow, now, status, services }}>
      <PageHead
        title={`Invoice ${booking.invoice.number}`}
        description="Your hall invoice, and how to pay it."
      />
      <PrintOnlySheet />
      <BookingPage trail={props.trail} here={`Invoice ${booking.invoice.number}`}>
        {flow.payment.stage === 'idle' ? <OtherDateNote /> : null}
        <InvoiceTop fresh={hasEndedHere} />
        {status.isExpired ? <ExpiredInvoice fresh={hasEndedHere} /> : <OpenInvoice />}
        <PaymentDialog />
      </BookingPage>
      <PhonePayBar />
    </InvoicePageProvider>
  );
}
