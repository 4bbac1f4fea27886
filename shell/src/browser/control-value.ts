import { isTickable, type Control } from '@venue/shared/form/field-values.ts';

export type ControlValue = string | boolean;

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
