/** `name`: in the template; `label`: for people. */
export type MailField = { name: string; label: string; value: string };

export function valuesOf(fields: readonly MailField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
