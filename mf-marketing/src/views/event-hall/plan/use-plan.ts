import { type RefObject, useEffect, useState } from 'react';
import { wishForHall } from '@venue/shared/form/hall-wishes.ts';
import { type Plan, planOf } from './plan.ts';
import { examplePlan, readPlan } from './plan-values.ts';

/** Takes a count of the visitor's own along to the booking form. */
function carryPeople({ counted }: Plan): void {
  if (counted) wishForHall({ noOfPeople: String(counted.guests + counted.crew) });
}

/** The plan in the form, kept up to date while it is typed into; what was typed before the scripts came counts too. */
export function usePlan(form: RefObject<HTMLFormElement | null>): Plan {
  const [values, setValues] = useState(examplePlan);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const read = () => {
      const typed = readPlan(element);
      setValues(typed);
      return typed;
    };
    const onInput = () => carryPeople(planOf(read()));
    read();
    element.addEventListener('input', onInput, { signal: stop.signal });
    return () => stop.abort();
  }, [form]);
  return planOf(values);
}
