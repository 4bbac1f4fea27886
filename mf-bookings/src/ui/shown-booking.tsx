import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { watchWipe } from '@venue/shared/storage/device-wipe.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { useHost } from '../host.ts';
import { PhoneLink } from './phone-link.tsx';

/** Only repeats what it is given, so that it cannot fail too. */
function PlainBooking({ id }: { id: string }) {
  return (
    <Note role="alert">
      <p>
        <strong>We could not show this booking properly.</strong> What you booked or paid is not lost. Please
        do not book or pay again: note this down, or call <PhoneLink />.
      </p>
      <p>{id}.</p>
      <Button $look="line" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </Note>
  );
}

type ShownProps = {
  /** What the venue finds the booking by: `Invoice 481902`. */
  id: string;
  children: ReactNode;
};

/**
 * For everything that shows a booking or payment. The page's own boundary would restore the prerendered form, as if
 * nothing had been booked.
 */
export function BookingErrorBoundary({ id, children }: ShownProps) {
  const { report } = useHost();
  return (
    <ErrorBoundary fallback={<PlainBooking id={id} />} onError={(error) => report(error)}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Around a page that shows a booking. Takes it off the screen when any tab deletes this device's data, except while a
 * payment is under way, whose receipt is still to be shown.
 */
export function ShownBooking({ paying = false, ...shown }: ShownProps & { paying?: boolean }) {
  const onWipe = useEffectEvent(() => {
    if (!paying) location.reload();
  });
  useEffect(() => watchWipe(onWipe), []);
  return <BookingErrorBoundary {...shown} />;
}
