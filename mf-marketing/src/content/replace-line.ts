/** Adds a line that starts with `prefix` to the visitor's text, in place of an earlier one; '' removes it. */
export function replaceLine(text: string, prefix: string, line: string): string {
  const own = text.split('\n').filter((existing) => !existing.startsWith(prefix));
  return [...own, line].join('\n').trim();
}
