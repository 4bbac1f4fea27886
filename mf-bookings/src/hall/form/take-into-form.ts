import { writeValues } from '@venue/shared/form/field-values.ts';
import { hallFields, readHallForm, requiredFields } from '../booking/hall-fields.ts';
import { fieldId } from './form-errors.ts';

/** Fills in the chosen values and focuses the next empty required field, or else the submit button. */
export function takeIntoForm(form: HTMLFormElement, values: { eventDate?: string; hall?: string }): void {
  writeValues(form, values, 'all');
  const filled = readHallForm(new FormData(form));
  const next = hallFields.find((field) => field in requiredFields && filled[field] === '');
  const target = next && document.getElementById(fieldId(next));
  (target ?? form.querySelector<HTMLElement>('[type=submit]'))?.focus();
}
