/** A value of an e-mail: the name by which its template says it, and what people call it. */
export type MailField = { name: string; label: string; value: string };

/** A form of these fields that is on no page: the e-mail service's library takes nothing else. */
export function formOf(fields: readonly Pick<MailField, 'name' | 'value'>[]): HTMLFormElement {
  const form = document.createElement('form');
  for (const { name, value } of fields) {
    // A text area keeps the line breaks of a remark.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}
