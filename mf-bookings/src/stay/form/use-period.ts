import { timing } from '@venue/shared/theme/timing.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { Place } from '../booking/places.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { readPeriod } from '../booking/stay-fields.ts';

const none: DateSpan = { from: '', to: '' };

/** The dates in the form, read on every change and every two seconds (B-09, D-10). */
export function usePeriod(form: RefObject<HTMLFormElement | null>, place: Place): DateSpan {
  const [period, setPeriod] = useState(none);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const refresh = () => {
      const now = readPeriod(place, new FormData(element));
      setPeriod((before) => (before.from === now.from && before.to === now.to ? before : now));
    };
    element.addEventListener('input', refresh, { signal });
    // The event fires before the fields are cleared.
    element.addEventListener('reset', () => queueMicrotask(refresh), { signal });
    const timer = setInterval(refresh, timing.costRefresh);
    refresh();
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [form, place]);
  return period;
}
