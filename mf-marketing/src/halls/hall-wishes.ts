import { useHandover } from '@venue/shared/form/join-handover.ts';
import { type RefObject, useEffect } from 'react';
import { type MarketingHost, useHost } from '../host.ts';
import { carryInLinks } from '../sections/carry-in-links.ts';

/** The visitor’s choices so far, for the booking form of the halls. */
export function hallWishes({ handover }: MarketingHost) {
  return handover('mf-bookings/hall-wishes');
}

const whenFields = ['eventDate', 'startTime', 'endTime'] as const;

/** A click on a link inside `[data-hall]` preselects that hall in the booking form. */
export function useHallWish(place: RefObject<HTMLElement | null>): void {
  const wishes = hallWishes(useHost());
  useEffect(
    () => (place.current ? carryInLinks(place.current, 'hall', (hall) => wishes.write({ hall })) : undefined),
    [place, wishes],
  );
}

/** Shares the date and hours of a form with the booking form. */
export function useWhenWish(form: RefObject<HTMLFormElement | null>): void {
  useHandover(form, hallWishes(useHost()), whenFields);
}
