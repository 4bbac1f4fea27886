import { fnv1a } from '@venue/shared/fnv1a.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';

/** Nobody mistakes one of them for another, read aloud or written by hand. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * By which a request is found: `Q-7KM3XW`. It follows from what was written, so that a message that is sent a second time, or
 * by another way, is seen to be the same one.
 */
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
