const relative = /((?:src|href)=")\.\//g;
const entryTag = /<script type="module"[^>]*\ssrc="([^"]+)"/;

/** The page that the shell's build made, with addresses of its files below `base` (`/shell/0.1.0-abc/`). */
export function templateAt(base: string, built: string): string {
  return built.replaceAll(relative, `$1${base}`);
}

/** Address of the module that starts the shell, from its template. */
export function shellEntryOf(template: string): string {
  const [, entry] = entryTag.exec(template) ?? [];
  if (!entry) throw new Error('the shell has no entry module');
  return entry;
}
