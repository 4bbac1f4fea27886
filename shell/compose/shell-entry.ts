const entryTag = /<script type="module"[^>]*\ssrc="([^"]+)"/;

/** Address of the module that starts the shell, from the page that its build made. */
export function shellEntryOf(template: string): string {
  const [, entry] = entryTag.exec(template) ?? [];
  if (!entry) throw new Error('the shell has no entry module');
  return entry;
}
