import type { ReactNode } from 'react';
import { StandingBooking } from '../../notices/standing-booking.tsx';
import { UntilWiped } from '../../notices/until-wiped.tsx';

type BookedPageProps = {
  /** What the venue knows the booking by. */
  facts: readonly string[];
  paying: boolean;
  /** What shows the booking: it may fail. */
  children: ReactNode;
};

/** Stands around a hall that is held or paid, whatever becomes of it. */
export function BookedPage({ facts, paying, children }: BookedPageProps) {
  return (
    <UntilWiped paying={paying}>
      <StandingBooking facts={facts}>{children}</StandingBooking>
    </UntilWiped>
  );
}
