import type { ReactNode } from 'react';
import { BookingErrorBoundary } from '../../notices/booking-error-boundary.tsx';
import { UntilWiped } from '../../notices/until-wiped.tsx';

type BookedPageProps = {
  /** Shown if the booking cannot be: what the venue needs to find it. */
  facts: readonly string[];
  paying: boolean;
  children: ReactNode;
};

/** Guards the page of a booking. A separate module, because the one that shows the booking may fail to load. */
export function BookedPage({ facts, paying, children }: BookedPageProps) {
  return (
    <UntilWiped paying={paying}>
      <BookingErrorBoundary facts={facts}>{children}</BookingErrorBoundary>
    </UntilWiped>
  );
}
