import { addressOf } from '@venue/shared/contract/address-of.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { BookingPage } from '../layout/booking-page.tsx';
import { readDeviceStorage } from '../storage/device-storage.ts';
import { invitationText, NothingToPay } from './nothing-to-pay.tsx';
import { OwnInvoice, ownBooking } from './own-invoice.tsx';
import { PayInvitation } from './pay-invitation.tsx';
import { useState, useSyncExternalStore } from 'react';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { readInvitation, readReceiptFragment } from './invitation.ts';

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

/** What the address asks for; `unread` until the page has loaded. `reference`: of the payment whose receipt to open, if it names one. */
function useInvitation() {
  const now = useNow();
  const [read] = useState(createReader);
  const { invoice, reference } = readReceiptFragment(useSyncExternalStore(subscribe, read, () => ''));
  const invitation = now === 0 ? ({ kind: 'unread' } as const) : readInvitation(invoice, now);
  return { fragment: invoice, reference, now, invitation };
}

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
