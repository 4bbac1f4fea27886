import { type RefObject, useEffect, useState } from 'react';
import { readValues } from '@venue/shared/form/field-values.ts';
import { wishForHall } from '@venue/shared/form/hall-wishes.ts';
import { peopleIn } from './fit.ts';

/** Fields whose people add up. */
const fields = ['guests', 'crew'] as const;

function headCount(form: HTMLFormElement): number {
  const values = readValues(form);
  return fields.reduce((sum, field) => sum + peopleIn(values[field] ?? ''), 0);
}

/**
 * Everybody counted in the form, kept up to date while it is typed into; what was typed before the scripts came counts
 * too. A count of the visitor's own goes along to the booking form.
 */
export function useHeadCount(form: RefObject<HTMLFormElement | null>, example: number): number {
  const [people, setPeople] = useState(example);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const count = () => {
      const counted = headCount(element);
      setPeople(counted);
      return counted;
    };
    const onInput = () => {
      const counted = count();
      wishForHall({ noOfPeople: counted > 0 ? String(counted) : '' });
    };
    count();
    element.addEventListener('input', onInput, { signal: stop.signal });
    return () => stop.abort();
  }, [form]);
  return people;
}
