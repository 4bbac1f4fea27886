import type { ValueKind, ValueKinds } from '@venue/shared/contract/manifest.ts';
import type { TextRecord } from '@venue/shared/form/text-record.ts';

const looks: Readonly<Record<Extract<ValueKind, string>, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}$/,
  count: /^\d{1,9}$/,
  text: /^[^]+$/,
};

function isOf(kind: ValueKind, value: string): boolean {
  return typeof kind === 'string' ? looks[kind].test(value) : kind.includes(value);
}

/** The values that the set declares and that look like their kind; '' counts as absent. */
export function declaredValues(values: TextRecord, kinds: ValueKinds): TextRecord {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const kind = kinds[name];
      return kind !== undefined && isOf(kind, value);
    }),
  );
}

/** What is kept after values were handed over: '' takes one back, what is not named stays. */
export function afterHanding(kept: TextRecord, handed: TextRecord, kinds: ValueKinds): TextRecord {
  return declaredValues({ ...kept, ...handed }, kinds);
}
