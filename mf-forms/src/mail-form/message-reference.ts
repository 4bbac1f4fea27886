import { fnv1a } from '@venue/shared/words/fnv1a.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';

/** Without letters and digits that are easily confused. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The reference of a request, such as `Q-7KM3XW`. A hash of the values, so that a message sent twice has the same reference. */
export function messageReference(values: FieldValues): string {
  const written = Object.entries(values)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => one.localeCompare(other));
  let rest = fnv1a(JSON.stringify(written));
  let reference = '';
  while (reference.length < 6) {
    reference += letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
  }
  return `Q-${reference}`;
}
