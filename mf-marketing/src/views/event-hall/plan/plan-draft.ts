import { readDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { keepDraft } from '@venue/shared/form/keep-draft.ts';
import { type RefObject, useEffect } from 'react';
import { examplePlan } from './plan.ts';

const draft = 'event-plan';

/** What only the plan asks: date and hours are kept with the wishes that the booking form shares. */
const ownFields = new Set(['planHall', ...Object.keys(examplePlan)]);

/** What was kept of the own fields that still hold their example: what was typed since, even before the scripts came, stays. */
export function keptOverExample(kept: FieldValues, present: FieldValues): FieldValues {
  const example: FieldValues = examplePlan;
  return Object.fromEntries(
    Object.entries(kept).filter(([name]) => ownFields.has(name) && present[name] === example[name]),
  );
}

/** Hall, seating, guards and rehearsal as the visitor left them, on this device and for a day. */
export function usePlanDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    writeValues(element, keptOverExample(readDraft(draft), readValues(element)), 'all');
    return keepDraft(element, draft);
  }, [form]);
}
