/** A value of an e-mail: the name by which its template says it, and what people call it. */
export type MailField = { name: string; label: string; value: string };

/** The values by the names of the template. */
export function valuesOf(fields: readonly MailField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
