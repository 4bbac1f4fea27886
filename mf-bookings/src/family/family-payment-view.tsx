import { addressOf } from '@venue/shared/contract/address-of.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { BookingPage } from '../layout/booking-page.tsx';
import { readDeviceStorage } from '../storage/device-storage.ts';
import { invitationText } from './invitation-text.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { OwnInvoice } from './own-invoice.tsx';
import { ownBooking } from './own-booking.ts';
import { PayInvitation } from './pay-invitation.tsx';
import { useInvitation } from './use-invitation.ts';

function Content() {
  const { now, invitation, ...address } = useInvitation();
  if (!('shared' in invitation) || invitation.kind === 'not-yet-issued')
    return <NothingToPay text={invitationText(invitation)} />;
  const own = ownBooking(
    createBookingLedger(readDeviceStorage, () => now),
    invitation.shared,
  );
  if (own) return <OwnInvoice booking={own} />;
  return <PayInvitation key={JSON.stringify(address)} {...address} invitation={invitation} now={now} />;
}

/** `/family-pays#invoice…`: pays someone else's invoice by card. The invoice is never prerendered. */
export function FamilyPaymentView() {
  return (
    <>
      <PageHead
        title="Pay someone’s hall invoice"
        description="Open a hall invoice that someone sent you as a link, see what it is for and what is due, and pay the venue by card."
      />
      <meta name="robots" content="noindex" />
      <BookingPage trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]} here="Family pays">
        <Content />
      </BookingPage>
    </>
  );
}
