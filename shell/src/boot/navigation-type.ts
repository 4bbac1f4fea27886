/** How the browser came to this document, such as `navigate` or `reload`; undefined where it does not say. */
export function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'type' in navigation ? String(navigation.type) : undefined;
}
