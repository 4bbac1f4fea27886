import type { ValueKind, ValueKinds } from '@venue/shared/contract/manifest.ts';
import { wholeNumber } from '@venue/shared/form/whole-number.ts';
import type { TextRecord } from '@venue/shared/storage/text-record.ts';

type Reading = (value: string) => string;

function matching(look: RegExp): Reading {
  return (value) => (look.test(value) ? value : '');
}

const readings: Readonly<Record<Extract<ValueKind, string>, Reading>> = {
  date: matching(/^\d{4}-\d{2}-\d{2}$/),
  time: matching(/^\d{2}:\d{2}$/),
  count: (value) => String(wholeNumber(value) ?? ''),
  text: (value) => value,
};

function readAs(kind: ValueKind | undefined, value: string): string {
  if (kind === undefined) return '';
  if (typeof kind === 'string') return readings[kind](value);
  return kind.includes(value) ? value : '';
}

/** The values that the set declares and that can be read as their kind: `1,200` is a count of `1200`. '' counts as absent. */
export function declaredValues(values: TextRecord, kinds: ValueKinds): TextRecord {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, readAs(kinds[name], value)] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** What is kept after values were handed over: '' takes one back, what is not named stays. */
export function afterHanding(kept: TextRecord, handed: TextRecord, kinds: ValueKinds): TextRecord {
  return declaredValues({ ...kept, ...handed }, kinds);
}
