export type TextRecord = Readonly<Record<string, string>>;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without a schema library, which would add 8 KB to every page, as all of them have a form. */
export function isTextRecord(value: unknown): value is TextRecord {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
