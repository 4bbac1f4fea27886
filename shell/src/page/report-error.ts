/** Tells the developer's console what went wrong; visitors get words of their own. */
export function reportError(error: unknown): void {
  window.reportError(error);
}
