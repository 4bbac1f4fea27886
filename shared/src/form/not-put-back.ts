/**
 * Keeps a browser that goes back to this page from putting into the fields what they held when it was left: that looks as if it
 * were typed, and may be older than what another page was told since.
 */
export function notPutBack(fields: Iterable<Element>): void {
  for (const field of fields) field.setAttribute('autocomplete', 'off');
}
