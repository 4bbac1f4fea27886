import { z } from 'zod';
import { formatDay } from './formats.ts';

export type LabelledValue = { label: string; value: string };

const dateSchema = z.iso.date();
const customFieldsSchema = z.looseObject({
  custom_fields: z.array(z.object({ display_name: z.string(), value: z.unknown() })),
});

/** A field's display name: `coverLetter` and `cover_letter` become `Cover letter`. */
export function humanLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const known = words.toLowerCase();
  return known.charAt(0).toUpperCase() + known.slice(1);
}

/** A field's display value: a ticked box is `Yes`, a date its day. */
export function humanValue(value: string): string {
  if (value === 'on') return 'Yes';
  return dateSchema.safeParse(value).success ? formatDay(value) : value;
}

function labelled(label: string, value: unknown): LabelledValue[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => labelled(label, item));
  if (typeof value === 'string') return [{ label, value: humanValue(value) }];
  if (typeof value !== 'object') return [{ label, value: JSON.stringify(value) }];
  const custom = customFieldsSchema.safeParse(value);
  if (!custom.success) return labelledValues(value);
  const { custom_fields, ...rest } = custom.data;
  return [
    ...custom_fields.flatMap((field) => labelled(field.display_name, field.value)),
    ...labelledValues(rest),
  ];
}

/** A flat list of labels and texts in the order they were sent, without empty values. */
export function labelledValues(sent: object): LabelledValue[] {
  return Object.entries(sent).flatMap(([name, value]: [string, unknown]) =>
    labelled(humanLabel(name), value),
  );
}
