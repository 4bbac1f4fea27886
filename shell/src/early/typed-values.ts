import { navigationType } from './navigation-type.ts';

const key = 'typed-before-reload';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = Record<string, string | boolean>;

function controls(): Control[] {
  const all = document.querySelectorAll<Control>('input[id],textarea[id],select[id]');
  return [...all].filter(({ type }) => type !== 'file');
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/**
 * Puts back what {@link reloadWithTyped} took along; before hydration, which finds it as if it were just typed. A page that was not
 * loaded again looks for nothing: a first look into the storage takes a slow phone 3 to 9 ms, before the page is painted.
 */
export function putTypedBack(): void {
  if (navigationType() === 'navigate') return;
  try {
    const typed: Typed = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    for (const control of controls()) {
      const value = typed[control.id];
      if (typeof value === 'string') control.value = value;
      else if (value !== undefined && isTicked(control)) control.checked = value;
    }
  } catch {
    // A browser that keeps nothing gives nothing back.
  }
}

/** Loads the page again, with what stands in its forms: browsers keep that only on the way back. */
export function reloadWithTyped(): void {
  const typed = controls().map((control) => [
    control.id,
    isTicked(control) ? control.checked : control.value,
  ]);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The page is still loaded again.
  }
  window.location.reload();
}
