import { formatMessage } from '@venue/shared/email/message-text.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { fnv1a } from '@venue/shared/text/fnv1a.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import type { EmailFormSpec, FormField } from './email-form-spec.ts';

/** Without letters and digits that are easily confused. */
const referenceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The reference of a request, such as `Q-7KM3XW`. A hash of the values, so that a message sent twice has the same reference. */
export function messageReference(values: FieldValues): string {
  const written = Object.entries(values)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => one.localeCompare(other));
  let rest = fnv1a(JSON.stringify(written));
  let reference = '';
  while (reference.length < 6) {
    reference += referenceLetters.charAt(rest % referenceLetters.length);
    rest = Math.floor(rest / referenceLetters.length);
  }
  return `Q-${reference}`;
}

/** A value as people read it: dates in words. */
export function shownValue(field: FormField, value: string): string {
  const type = field.control === 'input' ? field.type : undefined;
  const [day = '', hour = ''] = value.split('T');
  if (type === 'date') return formatLongDate(day);
  return type === 'datetime-local' && value !== '' ? `${formatLongDate(day)}, ${hour}` : value;
}

/** The filled-in fields as a readable message. */
export function messageText({ subject, fields, isRequest }: EmailFormSpec, values: FieldValues): string {
  const lines = fields.map((field) => ({
    label: field.label,
    value: shownValue(field, values[field.name] ?? ''),
  }));
  const reference = { label: 'Reference', value: messageReference(values) };
  return formatMessage(subject, isRequest ? [...lines, reference] : lines);
}
