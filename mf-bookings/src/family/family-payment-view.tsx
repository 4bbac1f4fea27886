import { useState, useSyncExternalStore } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { readOnlyStorage } from '../storage/device-storage.ts';
import { BookingPage } from '../ui/booking-page.tsx';
import { readInvitation, readReceiptFragment } from './invitation.ts';
import { invitationText, NothingToPay } from './nothing-to-pay.tsx';
import { OwnInvoice, ownBooking } from './own-invoice.tsx';
import { PayInvitation } from './pay-invitation.tsx';

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Reads the address's fragment, and keeps the invoice after a jump within the page. */
function createReader() {
  let last = '';
  return () => {
    const { hash } = location;
    if (last === '' || hash.startsWith('#invoice')) last = hash;
    return last;
  };
}

/** The fragment with the invoice, and the reference of the payment whose receipt to open, if the address names one. */
function useInvitationAddress() {
  const [read] = useState(createReader);
  const { invoice, reference } = readReceiptFragment(useSyncExternalStore(subscribe, read, () => ''));
  return { fragment: invoice, reference };
}

function Content() {
  const now = useNow();
  const address = useInvitationAddress();
  if (now === undefined) return <NothingToPay text={invitationText({ kind: 'unread' })} />;
  const invitation = readInvitation(address.fragment, now);
  if (!('shared' in invitation)) return <NothingToPay text={invitationText(invitation)} />;
  const own = ownBooking(
    createBookingLedger(readOnlyStorage, () => now),
    invitation.shared,
  );
  if (own) return <OwnInvoice booking={own} now={now} />;
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
