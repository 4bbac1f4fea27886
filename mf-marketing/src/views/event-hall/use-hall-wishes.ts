import { type RefObject, useEffect } from 'react';
import { carryWhen, carryHall } from './carry-hall-wishes.ts';

/** Links inside `[data-hall]` of the place take that hall along. */
export function useHallWish(place: RefObject<HTMLElement | null>): void {
  useEffect(() => (place.current ? carryHall(place.current) : undefined), [place]);
}

/** Date and hours of the form and those of the booking are one. */
export function useWhenWish(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => (form.current ? carryWhen(form.current) : undefined), [form]);
}
