const asked = new Set<string>();

/** Asks for modules side by side, so that a part does not cost one round trip after another. */
export function preloadModules(files: readonly string[]): void {
  for (const href of files) {
    if (asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
