import type { Control } from '@venue/shared/form/field-values.ts';
import { controlValue, type ControlValue, setControlValue } from '../browser/control-value.ts';

/** Such as `navigate` or `reload`; undefined if the browser does not say. */
export function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'type' in navigation ? String(navigation.type) : undefined;
}

const key = 'typed-before-reload';

function controls(): Control[] {
  const all = document.querySelectorAll<Control>('input[id],textarea[id],select[id]');
  return [...all].filter(({ type }) => type !== 'file');
}

/**
 * Restores what {@link reloadKeepingTyped} stored; before hydration, which treats it as just typed. Only
 * after a reload: the first access to the storage takes a slow phone 3 to 9 ms, before the first paint.
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
