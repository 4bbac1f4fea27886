import type { TextRecord } from '../storage/kept-record.ts';

/** A form with these values that is not on the page: the e-mail library accepts only forms. */
export function formOf(values: TextRecord): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    // A text area keeps line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}
