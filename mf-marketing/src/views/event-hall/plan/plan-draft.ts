import { readDraft, keepDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { type RefObject, useEffect } from 'react';
import { examplePlan } from './plan.ts';

const draft = 'event-plan';

/** Fields that only the plan has; date and hours are shared with the booking form. */
const ownFields = new Set(['planHall', ...Object.keys(examplePlan)]);

/** Draft values for the fields that still hold their example; anything typed since stays. */
export function draftOverExample(draftValues: FieldValues, present: FieldValues): FieldValues {
  const example: FieldValues = examplePlan;
  return Object.fromEntries(
    Object.entries(draftValues).filter(([name]) => ownFields.has(name) && present[name] === example[name]),
  );
}

/** Stores hall, seating, guards and rehearsal on this device for a day. */
export function usePlanDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    writeValues(element, draftOverExample(readDraft(draft), readValues(element)), 'all');
    return keepDraft(element, draft);
  }, [form]);
}
