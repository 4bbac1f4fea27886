import { z } from 'zod';

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full' });
const sum = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** `Sat, 21 Nov, 16:12` in Lagos time, from an ISO instant. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}

/** `Saturday 20 March 2027` from a calendar date. Engines differ in whether a comma follows the weekday. */
function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

/** `₦80,000` from 8,000,000 kobo, with fractions of a naira if there are any. */
export function formatKobo(kobo: number): string {
  return `₦${sum.format(kobo / 100)}`;
}

/** `2 KB` from bytes, never less than 1. */
export function formatSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

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
