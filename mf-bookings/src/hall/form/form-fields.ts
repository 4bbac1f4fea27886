import { type RefObject, useEffect, useState } from 'react';
import { writeValues } from '@venue/shared/form/field-values.ts';
import {
  emptyHallForm,
  type HallField,
  hallFields,
  type HallFormValues,
  readHallForm,
} from '../booking/hall-fields.ts';
import type { NotBooked } from '../flow/not-booked.ts';
import { requiredFields } from '../text/hall-form-check.ts';

export type HallFormRef = RefObject<HTMLFormElement | null>;

/** Id of a field's control on the page. */
export function fieldId(name: HallField): string {
  return `hall-${name}`;
}

/** What every control of the form has; `error` is the sentence under it after a refused submit. */
export type FieldOf = (name: HallField) => { id: string; name: HallField; error: string | undefined };

/** With the problems of a refused submit, without the fields edited since. */
export function fieldsWith(notBooked: NotBooked | undefined, corrected: ReadonlySet<string>): FieldOf {
  const problems = notBooked?.kind === 'refused' ? notBooked.problems : [];
  return (name) => ({
    id: fieldId(name),
    name,
    error: problems.find(({ field }) => field === name && !corrected.has(field))?.advice,
  });
}

/** The form’s current values, including what was typed before hydration. */
export function useHallFormValues(form: HallFormRef): HallFormValues {
  const [values, setValues] = useState(emptyHallForm);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const read = () => setValues(readHallForm(new FormData(element)));
    element.addEventListener('input', read);
    read();
    return () => element.removeEventListener('input', read);
  }, [form]);
  return values;
}

/** Fills in the chosen values and focuses the next empty required field, or else the submit button. */
export function fillForm({ current }: HallFormRef, values: { eventDate?: string; hall?: string }): void {
  if (!current) return;
  writeValues(current, values, 'all');
  const filled = readHallForm(new FormData(current));
  const next = hallFields.find((field) => field in requiredFields && filled[field] === '');
  const target = next && document.getElementById(fieldId(next));
  (target ?? current.querySelector<HTMLElement>('[type=submit]'))?.focus();
}
