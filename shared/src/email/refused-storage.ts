/**
 * Import it before the e-mail library, which accesses `localStorage` when it is loaded. If the browser blocks
 * site data, that throws and breaks every form; so `localStorage` is made undefined then.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
