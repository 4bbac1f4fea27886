import { controlsOf } from '@venue/shared/form/field-values.ts';
import type { FieldProblem } from '@venue/shared/form/form-field.ts';

/** What the browser itself finds wrong with the fields, in its own words and language (V-08). */
export function browserProblems(form: HTMLFormElement): FieldProblem[] {
  return controlsOf(form)
    .filter((control) => !control.validity.valid)
    .map((control) => ({ field: control.name, text: control.validationMessage }));
}
