import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { capital, numberWords } from '@venue/shared/text/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { useHost } from '../host.ts';
import { dateSpanText } from '../time/date-span.ts';
import { Page, PageTop, BreadcrumbBar, FocusTitle } from '../ui/booking-page.tsx';
import { ClockNote } from '../ui/clock-note.tsx';
import { BookingErrorBoundary } from '../ui/shown-booking.tsx';
import { waitedFor } from '../waiting-list/waiting-list-mail.ts';
import { type DeviceBooking, isOpen, useDeviceBookings } from './device-bookings.ts';
import { EmptyList } from './empty-list.tsx';
import { FamilyRow, HallRow, UnansweredRow } from './hall-row.tsx';
import { StayRow } from './stay-row.tsx';
import { WaitRow } from './wait-row.tsx';
import { WipePanel } from './wipe-panel.tsx';

/** `Three entries, one still open. They are stored in this browser only.` */
export function listText({ open, all }: { open: number; all: number }): string {
  if (all === 0) return 'Invoices to pay and receipts to keep, saved in this browser.';
  const entries = `${capital(numberWords(all))} ${all === 1 ? 'entry' : 'entries'}`;
  const ofWhich = open === all ? '' : `${numberWords(open)} `;
  const state = open === 0 ? '' : `, ${ofWhich}still open`;
  return `${entries}${state}. ${all === 1 ? 'It is' : 'They are'} stored in this browser only.`;
}

const Rows = styled.ul`
  display: grid;
  gap: ${space[20]};
  align-content: start;
`;

function Row({ item, now }: { item: DeviceBooking; now: number }) {
  if (item.kind === 'hall') return <HallRow booking={item.booking} now={now} />;
  if (item.kind === 'unanswered') return <UnansweredRow hold={item.hold} now={now} />;
  if (item.kind === 'family') return <FamilyRow record={item.record} />;
  if (item.kind === 'wait') return <WaitRow record={item.record} />;
  return <StayRow place={item.place} record={item.record} />;
}

/** What the venue finds it by. */
function idOf(item: DeviceBooking): string {
  if (item.kind === 'hall') return `Invoice ${item.booking.invoice.number}`;
  if (item.kind === 'unanswered') return `Invoice ${item.hold.invoiceNumber}`;
  if (item.kind === 'wait') return `${waitedFor(item.record)}, ${dateSpanText(item.record)}`;
  const what = item.kind === 'stay' ? item.place.name : `Invoice ${item.record.invoice.number}`;
  return `${what}, payment reference ${item.record.reference}`;
}

/** `/my-bookings`. The list is not prerendered: only this browser has it. */
export function BookingsOnThisDeviceView() {
  const { Link } = useHost();
  const content = useDeviceBookings();
  const bookings = content.kind === 'read' ? content.bookings : [];
  const open = content.kind === 'read' ? bookings.filter((item) => isOpen(item, content.now)).length : 0;
  return (
    <>
      <PageHead
        title="My bookings on this device"
        description="Invoices and receipts saved in this browser: how long a hall is still held, what is paid, and what to do next."
      />
      <meta name="robots" content="noindex" />
      <Page>
        <BreadcrumbBar>
          <Breadcrumbs
            link={Link}
            trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]}
            current="My bookings"
          />
        </BreadcrumbBar>
        <PageTop>
          <FocusTitle focused={false}>My bookings</FocusTitle>
          <MutedLeadText>{listText({ open, all: bookings.length })}</MutedLeadText>
        </PageTop>
        <InnerColumns $first={7} $free>
          {content.kind === 'read' && bookings.length > 0 ? (
            <Rows aria-label="Bookings on this device">
              {bookings.map((item) => (
                <li key={item.id}>
                  <BookingErrorBoundary id={idOf(item)}>
                    <Row item={item} now={content.now} />
                  </BookingErrorBoundary>
                </li>
              ))}
            </Rows>
          ) : (
            <EmptyList content={content.kind} />
          )}
          <WipePanel isEmpty={bookings.length === 0} />
        </InnerColumns>
      </Page>
      <ClockNote />
    </>
  );
}
