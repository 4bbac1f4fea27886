import { writeValues } from '@venue/shared/form/field-values.ts';
import { hallFields, readHallForm, requiredFields } from '../booking/hall-fields.ts';
import { fieldId } from './form-errors.ts';

/** Puts what was tapped into the form, and leads on to what is still to fill in, or to the button that sends it. */
export function takeIntoForm(form: HTMLFormElement, values: { eventDate?: string; hall?: string }): void {
  writeValues(form, values, 'all');
  const filled = readHallForm(new FormData(form));
  const next = hallFields.find((field) => field in requiredFields && filled[field] === '');
  const target = next && document.getElementById(fieldId(next));
  (target ?? form.querySelector<HTMLElement>('[type=submit]'))?.focus();
}
