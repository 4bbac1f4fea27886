import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHost } from '../host.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { watchWipe } from '@venue/shared/storage/device-wipe.ts';
import { Page, PageTop, FocusTitle } from '../layout/booking-page.tsx';

function DeletedBooking() {
  return (
    <Page>
      <PageTop>
        <FocusTitle focused>Deleted from this browser.</FocusTitle>
        <MutedLeadText>
          The booking shown here is no longer saved in this browser. The venue still has it: call{' '}
          <PhoneLink /> with the invoice number or the payment reference.
        </MutedLeadText>
      </PageTop>
      <Button onClick={() => location.reload()}>Start again</Button>
    </Page>
  );
}

/** Only repeats what it is given, so that it cannot fail too. */
function PlainFacts({ facts }: { facts: readonly string[] }) {
  return (
    <Note role="alert">
      <p>
        <strong>We could not show this booking properly.</strong> What you booked or paid is not lost. Please
        do not book or pay again: note this down, or call <PhoneLink />.
      </p>
      <p>{facts.join('. ')}.</p>
      <Button $variant="line" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </Note>
  );
}

/**
 * For everything that shows a booking or payment. The page's own boundary would restore the prerendered form, as if
 * nothing had been booked; this one shows `facts`, by which the venue finds the booking.
 */
export function BookingErrorBoundary(props: { facts: readonly string[]; children: ReactNode }) {
  const { report } = useHost();
  return (
    <ErrorBoundary fallback={<PlainFacts facts={props.facts} />} onError={(error) => report(error)}>
      {props.children}
    </ErrorBoundary>
  );
}

/**
 * Around a page that shows a booking. Takes it off the screen when any tab deletes this device's data, except while a
 * payment is under way, whose receipt is still to be shown.
 */
export function ShownBooking(props: { facts: readonly string[]; paying?: boolean; children: ReactNode }) {
  const { facts, paying = false, children } = props;
  const [wiped, setWiped] = useState(false);
  const onWipe = useEffectEvent(() => setWiped(!paying));
  useEffect(() => watchWipe(onWipe), []);
  return wiped ? <DeletedBooking /> : <BookingErrorBoundary facts={facts}>{children}</BookingErrorBoundary>;
}
