const waiting = new Set<() => void>();

/** Resolves when the next page stands in the document and is scrolled to its place. */
export function pageShown(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** Says so. */
export function tellPageShown(): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
}
