/** Texts by name, as storage gives them back. */
export type TextRecord = Readonly<Record<string, string>>;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checked by hand: the forms stand on every page, and a schema library would add 8 KB to each. */
export function isTextRecord(value: unknown): value is TextRecord {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
