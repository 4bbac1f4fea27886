import { useHandover } from '@venue/shared/form/use-handover.ts';
import { type RefObject, useEffect } from 'react';
import { useHost } from '../host.ts';

type MarketingHost = ReturnType<typeof useHost>;

/** What the visitor chose so far for the booking of a hall. */
export function hallWishes({ handover }: MarketingHost) {
  return handover('mf-bookings/hall-wishes');
}
type HallWishes = ReturnType<typeof hallWishes>;

/** Fields by which forms of this page and the booking form agree on the when. */
const whenFields = ['eventDate', 'startTime', 'endTime'] as const;

function hallOf(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.closest<HTMLElement>('[data-hall]')?.dataset['hall'] ?? '';
}

/** A link inside `[data-hall]` takes that hall along to the booking form. Gives the function that ends it. */
export function carryHall(place: HTMLElement, wishes: Pick<HallWishes, 'write'>): () => void {
  const stop = new AbortController();
  const takeHall = ({ target }: Event) => {
    const hall = hallOf(target);
    if (hall !== '') wishes.write({ hall });
  };
  place.addEventListener('click', takeHall, { signal: stop.signal });
  // The middle button opens a new tab, which reads what this device keeps.
  place.addEventListener('auxclick', takeHall, { signal: stop.signal });
  return () => stop.abort();
}

/** Links inside `[data-hall]` of the place take that hall along. */
export function useHallWish(place: RefObject<HTMLElement | null>): void {
  const wishes = hallWishes(useHost());
  useEffect(() => (place.current ? carryHall(place.current, wishes) : undefined), [place, wishes]);
}

/** Date and hours of the form and those of the booking are one. */
export function useWhenWish(form: RefObject<HTMLFormElement | null>): void {
  useHandover(form, hallWishes(useHost()), whenFields);
}
