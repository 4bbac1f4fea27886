import { useHandover } from '@venue/shared/form/join-handover.ts';
import { type RefObject, useEffect } from 'react';
import { type MarketingHost, useHost } from '../host.ts';
import { onLinkClick } from '../sections/link-clicks.ts';

/** The visitor’s choices so far, for the booking form of the halls. */
export function hallHandover({ handover }: MarketingHost) {
  return handover('mf-bookings/hall-wishes');
}

const dateFields = ['eventDate', 'startTime', 'endTime'] as const;

/** A click on a link inside `[data-hall]` preselects that hall in the booking form. */
export function usePreselectedHall(place: RefObject<HTMLElement | null>): void {
  const wishes = hallHandover(useHost());
  useEffect(
    () => (place.current ? onLinkClick(place.current, 'hall', (hall) => wishes.write({ hall })) : undefined),
    [place, wishes],
  );
}

/** Shares the date and hours of a form with the booking form. */
export function useSharedDates(form: RefObject<HTMLFormElement | null>): void {
  useHandover(form, hallHandover(useHost()), dateFields);
}
