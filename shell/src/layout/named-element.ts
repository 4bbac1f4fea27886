function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // People and mail programs write what is no encoding at all, such as `#100%off`.
    return name;
  }
}

/** The element that the fragment of an address (`#…` or '') names; null where it names none. */
export function namedElement(fragment: string): HTMLElement | null {
  const name = fragment.slice(1);
  return name === '' ? null : document.getElementById(decoded(name));
}
