import { controlsOf, type FieldValues } from './field-values.ts';
import { readTabRecord, writeTabRecord } from './stored-record.ts';

/** By `autocomplete` token, because field names differ between forms. */
type VisitorDetails = Readonly<Record<string, string>>;

const key = 'visitor';
const nameTokens = ['name', 'given-name', 'family-name'];
const tokens = new Set([...nameTokens, 'email', 'tel']);

/** Derives the full name from its parts, or the parts from the full name. */
function completeName(details: VisitorDetails): VisitorDetails {
  const { name = '', 'given-name': given, 'family-name': family } = details;
  if (given !== undefined || family !== undefined) {
    return { ...details, name: [given, family].filter(Boolean).join(' ') };
  }
  const text = name.trim().split(/\s+/);
  const last = text.pop();
  if (last === undefined || text.length === 0) return details;
  return { ...details, 'given-name': text.join(' '), 'family-name': last };
}

/** A new name replaces all parts of the old one. */
function mergeDetails(stored: VisitorDetails, typed: VisitorDetails): VisitorDetails {
  const renamed = nameTokens.some((token) => token in typed);
  const remaining = Object.entries(stored).filter(([token]) => !(renamed && nameTokens.includes(token)));
  return { ...Object.fromEntries(remaining), ...typed };
}

/** Remembers name, e-mail and phone of a form for the other forms of this tab. */
export function rememberVisitor(form: HTMLFormElement): void {
  const typed = controlsOf(form)
    .filter((control) => tokens.has(control.autocomplete) && control.value.trim() !== '')
    .map((control) => [control.autocomplete, control.value] as const);
  if (typed.length === 0) return;
  writeTabRecord(key, mergeDetails(readTabRecord(key), Object.fromEntries(typed)));
}

/** Values for this form's fields from what the visitor typed into others. */
export function visitorValues(form: HTMLFormElement): FieldValues {
  const details = completeName(readTabRecord(key));
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const value = details[control.autocomplete];
    if (value) values[control.name] = value;
  }
  return values;
}

export function forgetVisitor(): void {
  writeTabRecord(key, {});
}
