import { type RefObject, useEffect, useState } from 'react';
import { emptyHallForm, type HallFormValues, readHallForm } from '../booking/hall-fields.ts';

/** The form’s current values, including what was typed before hydration. */
export function useHallFormValues(form: RefObject<HTMLFormElement | null>): HallFormValues {
  const [values, setValues] = useState(emptyHallForm);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const read = () => setValues(readHallForm(new FormData(element)));
    element.addEventListener('input', read, { signal: stop.signal });
    read();
    return () => stop.abort();
  }, [form]);
  return values;
}
