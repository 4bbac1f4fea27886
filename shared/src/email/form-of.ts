import type { TextRecord } from '../storage/text-record.ts';

/** A form with these values that is on no page: the e-mail service's library takes nothing else. */
export function formOf(values: TextRecord): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    // A text area keeps the line breaks of a remark.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}
