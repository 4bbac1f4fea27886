/** Adds a line that starts with `tag` to the visitor's text, in place of an earlier one; '' removes it. */
export function replaceTaggedLine(text: string, tag: string, line: string): string {
  const own = text.split('\n').filter((existing) => !existing.startsWith(tag));
  return [...own, line].join('\n').trim();
}
