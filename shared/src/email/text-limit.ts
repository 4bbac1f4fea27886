import type { FieldProblem } from '../form/field-values.ts';
import { inFigures } from '../text/numbers.ts';

/** Largest message in bytes, names and values together; above it, the e-mail service answers 413. */
export const textLimit = 50_000;

const encoder = new TextEncoder();

type TextEntry = readonly [name: string, value: string];

/** Line breaks are sent as two bytes. */
function bytesOf(text: string): number {
  return encoder.encode(text.replaceAll(/\r?\n/g, '\r\n')).byteLength;
}

function bytesOfEntry([name, value]: TextEntry): number {
  return bytesOf(name) + bytesOf(value);
}

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`;
}

/** The problem of a message that is too long, reported at its longest field. */
export function findTooLong(data: Iterable<readonly [string, FormDataEntryValue]>): FieldProblem | undefined {
  const entries = [...data].filter((entry): entry is TextEntry => typeof entry[1] === 'string');
  const total = entries.reduce((sum, entry) => sum + bytesOfEntry(entry), 0);
  if (total <= textLimit) return undefined;
  entries.sort((one, other) => bytesOfEntry(other) - bytesOfEntry(one));
  const [field = '', text = ''] = entries[0] ?? [];
  const bytesPerLetter = bytesOf(text) / text.length;
  const letters = Math.ceil((total - textLimit) / bytesPerLetter);
  return {
    field,
    text: `Your message is ${inKilobytes(total)} long; the limit is ${inKilobytes(textLimit)}. Shorten this by ${inFigures(letters)} characters.`,
  };
}
