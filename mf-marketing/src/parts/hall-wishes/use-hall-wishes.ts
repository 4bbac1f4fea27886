import { useHandover } from '@venue/shared/form/use-handover.ts';
import { type RefObject, useEffect } from 'react';
import { useHost } from '../../host.ts';
import { carryHall } from './carry-hall-wishes.ts';
import { hallWishes, whenFields } from './hall-wishes.ts';

/** Links inside `[data-hall]` of the place take that hall along. */
export function useHallWish(place: RefObject<HTMLElement | null>): void {
  const wishes = hallWishes(useHost());
  useEffect(() => (place.current ? carryHall(place.current, wishes) : undefined), [place, wishes]);
}

/** Date and hours of the form and those of the booking are one. */
export function useWhenWish(form: RefObject<HTMLFormElement | null>): void {
  useHandover(form, hallWishes(useHost()), whenFields);
}
