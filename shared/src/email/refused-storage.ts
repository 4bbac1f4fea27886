/**
 * The e-mail library looks at `localStorage` while it is loaded. Where the browser refuses all site data even that
 * throws, and takes every form down with it: there, the page has no such storage at all from here on.
 * Imported before the library.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
