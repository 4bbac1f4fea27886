import { type RefObject, useEffect, useState } from 'react';
import { type Plan, planOf } from './plan.ts';
import { examplePlan, readPlan } from './plan-values.ts';

/** The plan in the form, kept up to date while it is typed into; what was typed before the scripts came counts too. */
export function usePlan(form: RefObject<HTMLFormElement | null>, people: number): Plan {
  const [values, setValues] = useState(examplePlan);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const read = () => setValues(readPlan(element));
    read();
    element.addEventListener('input', read, { signal: stop.signal });
    return () => stop.abort();
  }, [form]);
  return planOf(values, people);
}
