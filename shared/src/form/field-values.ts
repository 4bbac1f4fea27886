/** What a visitor typed or chose, by field name. Files and hidden fields are never in it. */
export type FieldValues = Readonly<Record<string, string>>;

/** What is wrong with the field of that name, for the visitor. */
export type FieldProblem = { field: string; text: string };

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const notTyped = new Set(['file', 'hidden', 'password', 'submit', 'button', 'reset', 'image']);

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

export function isTickable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** The named controls of a form that a visitor fills in by typing or choosing. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter((control) => control.name !== '' && !notTyped.has(control.type));
}

/** Everything filled in; empty fields and unticked boxes are left out. */
export function readValues(form: HTMLFormElement): FieldValues {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const filled = isTickable(control) ? control.checked : control.value !== '';
    if (filled) values[control.name] = control.value;
  }
  return values;
}

function put(control: Control, value: string): void {
  if (isTickable(control)) control.checked = control.value === value;
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Fills the fields named in `values`; a field that has no value there stays as it is.
 * `where: 'empty'` leaves alone what is already filled in. Every filled field raises `input`,
 * which React handles with `onInput` (not `onChange`).
 */
export function writeValues(form: HTMLFormElement, values: FieldValues, where: 'all' | 'empty'): void {
  const present = readValues(form);
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || (where === 'empty' && present[control.name] !== undefined)) continue;
    put(control, value);
  }
}

/** The trimmed value of a text field; '' if there is no such field. */
export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
