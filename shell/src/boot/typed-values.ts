import { isTickable, type Control } from '@venue/shared/form/field-values.ts';

/** Such as `navigate` or `reload`; undefined if the browser does not say. */
export function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'type' in navigation ? String(navigation.type) : undefined;
}

const key = 'typed-before-reload';

type ControlValue = string | boolean;

function controls(): Control[] {
  const all = document.querySelectorAll<Control>('input[id],textarea[id],select[id]');
  return [...all].filter(({ type }) => type !== 'file');
}

/** What was typed or chosen, or whether it is ticked. For a file input only a name, which cannot be restored. */
export function controlValue(control: Control): ControlValue {
  return isTickable(control) ? control.checked : control.value;
}

/** Restores what {@link controlValue} returned, without raising an event. */
export function setControlValue(control: Control, typed: ControlValue): void {
  if (controlValue(control) === typed) return;
  if (typeof typed === 'string') control.value = typed;
  else if (isTickable(control)) control.checked = typed;
}

/**
 * Restores what {@link reloadKeepingTyped} stored; before hydration, which treats it as just typed. Only after a reload: the first access to
 * the storage takes a slow phone 3 to 9 ms, before the first paint.
 */
export function restoreTypedValues(): void {
  if (navigationType() === 'navigate') return;
  try {
    const typed: Record<string, ControlValue> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    for (const control of controls()) {
      const value = typed[control.id];
      if (value !== undefined) setControlValue(control, value);
    }
  } catch {
    // The browser blocks its storage.
  }
}

/** Reloads the page and keeps what was typed, which browsers only do for Back and Forward. */
export function reloadKeepingTyped(): void {
  const typed = controls().map((control) => [control.id, controlValue(control)]);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Reload all the same.
  }
  window.location.reload();
}
