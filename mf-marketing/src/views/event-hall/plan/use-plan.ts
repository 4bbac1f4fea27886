import { type RefObject, useEffect, useState } from 'react';
import { useHost } from '../../../host.ts';
import { type HallWishes, hallWishes } from '../hall-wishes.ts';
import { type Plan, planOf } from './plan.ts';
import { examplePlan, readPlan } from './plan-values.ts';

/** Takes a count of the visitor's own along to the booking form. */
function carryPeople(wishes: HallWishes, { counted }: Plan): void {
  if (counted) wishes.write({ noOfPeople: String(counted.guests + counted.crew) });
}

/** The plan in the form, kept up to date while it is typed into; what was typed before the scripts came counts too. */
export function usePlan(form: RefObject<HTMLFormElement | null>): Plan {
  const [values, setValues] = useState(examplePlan);
  const wishes = hallWishes(useHost());
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const read = () => {
      const typed = readPlan(element);
      setValues(typed);
      return typed;
    };
    const onInput = () => carryPeople(wishes, planOf(read()));
    read();
    element.addEventListener('input', onInput, { signal: stop.signal });
    return () => stop.abort();
  }, [form, wishes]);
  return planOf(values);
}
