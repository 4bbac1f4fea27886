import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHost } from '../host.ts';
import { PhoneLink } from '../controls/phone-link.tsx';

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
