import { writeValues } from '@venue/shared/form/field-values.ts';
import { readStayDates, writeStayDates } from '@venue/shared/form/stay-dates.ts';
import { type RefObject, useEffect } from 'react';
import type { Place } from './places.ts';
import { readPeriod } from './stay-fields.ts';

/** Takes the dates over that were chosen on a listing page and carries later ones back (D-20). */
export function useCarriedDates(form: RefObject<HTMLFormElement | null>, place: Place): void {
  useEffect(() => {
    const element = form.current;
    if (!element || place.unit === 'day') return undefined;
    const dates = readStayDates();
    writeValues(
      element,
      Object.fromEntries(Object.entries(dates).filter(([, date]) => date !== '')),
      'empty',
    );
    const stop = new AbortController();
    const carry = () => {
      const { from, to } = readPeriod(place, new FormData(element));
      writeStayDates({ checkIn: from, checkOut: to });
    };
    element.addEventListener('input', carry, { signal: stop.signal });
    return () => stop.abort();
  }, [form, place]);
}
