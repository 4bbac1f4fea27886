import { useHandover } from '@venue/shared/form/use-handover.ts';
import { type RefObject, useEffect } from 'react';
import { useHost } from '../host.ts';
import { carryInLinks } from '../sections/carry-in-links.ts';

type MarketingHost = ReturnType<typeof useHost>;

/** What the visitor chose so far for the booking of a hall. */
export function hallWishes({ handover }: MarketingHost) {
  return handover('mf-bookings/hall-wishes');
}

/** Fields by which forms of this page and the booking form agree on the when. */
const whenFields = ['eventDate', 'startTime', 'endTime'] as const;

/** Links inside `[data-hall]` of the place take that hall along to the booking form. */
export function useHallWish(place: RefObject<HTMLElement | null>): void {
  const wishes = hallWishes(useHost());
  useEffect(
    () => (place.current ? carryInLinks(place.current, 'hall', (hall) => wishes.write({ hall })) : undefined),
    [place, wishes],
  );
}

/** Date and hours of the form and those of the booking are one. */
export function useWhenWish(form: RefObject<HTMLFormElement | null>): void {
  useHandover(form, hallWishes(useHost()), whenFields);
}
