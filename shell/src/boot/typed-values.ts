/** How the browser came to this document, such as `navigate` or `reload`; undefined where it does not say. */
export function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'type' in navigation ? String(navigation.type) : undefined;
}

const key = 'typed-before-reload';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = string | boolean;

function controls(): Control[] {
  const all = document.querySelectorAll<Control>('input[id],textarea[id],select[id]');
  return [...all].filter(({ type }) => type !== 'file');
}

export function isControl(element: Element): element is Control {
  return element.matches('input,textarea,select');
}

function isTickable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** What was typed or chosen, or whether it is ticked; of a file its name only, which is no value to put back. */
export function typedIn(control: Control): Typed {
  return isTickable(control) ? control.checked : control.value;
}

/** Puts back what {@link typedIn} found in such a control; silently, as if it had stood there before hydration. */
export function putTyped(control: Control, typed: Typed): void {
  if (typedIn(control) === typed) return;
  if (typeof typed === 'string') control.value = typed;
  else if (isTickable(control)) control.checked = typed;
}

/**
 * Puts back what {@link reloadWithTyped} took along; before hydration, which finds it as if it were just typed. A page that was not
 * loaded again looks for nothing: a first look into the storage takes a slow phone 3 to 9 ms, before the page is painted.
 */
export function putTypedBack(): void {
  if (navigationType() === 'navigate') return;
  try {
    const typed: Record<string, Typed> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    for (const control of controls()) {
      const value = typed[control.id];
      if (value !== undefined) putTyped(control, value);
    }
  } catch {
    // The browser refuses its storage.
  }
}

/** Reloads the page and keeps what is typed, which browsers do for Back and Forward only. */
export function reloadWithTyped(): void {
  const typed = controls().map((control) => [control.id, typedIn(control)]);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The page is still loaded again.
  }
  window.location.reload();
}
