import type { ReactNode } from 'react';
import { BookingErrorBoundary } from '../../notices/booking-error-boundary.tsx';
import { UntilWiped } from '../../notices/until-wiped.tsx';

type BookedPageProps = {
  /** What the venue knows the booking by. */
  facts: readonly string[];
  paying: boolean;
  /** What shows the booking: it may fail. */
  children: ReactNode;
};

/** Stands around a hall that is held or paid; a module of its own, as the one that shows the booking may be at fault as a whole. */
export function BookedPage({ facts, paying, children }: BookedPageProps) {
  return (
    <UntilWiped paying={paying}>
      <BookingErrorBoundary facts={facts}>{children}</BookingErrorBoundary>
    </UntilWiped>
  );
}
