import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHost } from '../host.ts';
import { PhoneLink } from '../controls/phone-link.tsx';

/** Shown after an error, so it only repeats what it is given: nothing here can fail again. */
function PlainFacts({ facts }: { facts: readonly string[] }) {
  return (
    <Note role="alert">
      <p>
        <strong>We could not show this booking as we should.</strong> What you booked or paid is not lost.
        Please do not book or pay again: note this down, or call <PhoneLink />.
      </p>
      <p>{facts.join('. ')}.</p>
      <Button $variant="line" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </Note>
  );
}

/**
 * Stands around everything that shows a booking or payment. The page's own boundary would put the prerendered form back,
 * as if nothing had been booked; here, an error leaves `facts`: what the venue knows the booking by, as it is kept.
 */
export function BookingErrorBoundary(props: { facts: readonly string[]; children: ReactNode }) {
  const { report } = useHost();
  return (
    <ErrorBoundary fallback={<PlainFacts facts={props.facts} />} onError={(error) => report(error)}>
      {props.children}
    </ErrorBoundary>
  );
}
