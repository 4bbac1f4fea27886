import { type RefObject, useEffect } from 'react';
import { carryDate, carryHall } from './carry-hall-wishes.ts';

/** Links inside `[data-hall]` of the place take that hall along. */
export function useHallWish(place: RefObject<HTMLElement | null>): void {
  useEffect(() => (place.current ? carryHall(place.current) : undefined), [place]);
}

/** The form's `eventDate` and that of the booking are one. */
export function useDateWish(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => (form.current ? carryDate(form.current) : undefined), [form]);
}
