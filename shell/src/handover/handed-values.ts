import type { ValueKind, ValueKinds } from '@venue/shared/contract/manifest.ts';
import { isCalendarDate } from '@venue/shared/time/dates.ts';
import { wholeNumber } from '@venue/shared/form/typed-text.ts';
import type { TextRecord } from '@venue/shared/storage/kept-record.ts';

/** Each returns '' for a value that is not of its kind. */
const readings: Readonly<Record<Extract<ValueKind, string>, (value: string) => string>> = {
  date: (value) => (isCalendarDate(value) ? value : ''),
  time: (value) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : ''),
  count: (value) => String(wholeNumber(value) ?? ''),
  text: (value) => value,
};

function readAs(kind: ValueKind, value: string): string {
  if (typeof kind === 'string') return readings[kind](value);
  return kind.includes(value) ? value : '';
}

/** The values that the set declares and that are valid for their kind: `1,200` becomes the count `1200`. '' counts as absent. */
export function declaredValues(values: TextRecord, kinds: ValueKinds): TextRecord {
  return Object.fromEntries(
    Object.entries(kinds)
      .map(([name, kind]) => [name, readAs(kind, values[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** The stored values with new ones added: '' removes one, and those that are not named stay. */
export function mergeValues(stored: TextRecord, handed: TextRecord, kinds: ValueKinds): TextRecord {
  return declaredValues({ ...stored, ...handed }, kinds);
}
