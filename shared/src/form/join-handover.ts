import { type RefObject, useEffect } from 'react';
import type { HandoverChannel } from '../contract/host.ts';
import { controlsOf, type FieldValues, readValues, writeValues } from './field-values.ts';

/**
 * Stops browsers from restoring these fields after Back: restored values look as if they had just been typed,
 * and may be older than what another page has handed over since.
 */
export function disableRestore(fields: Iterable<Element>): void {
  for (const field of fields) field.setAttribute('autocomplete', 'off');
}

/** The named fields that the form has, with their values; '' for an empty field. */
function namedValues(form: HTMLFormElement, names: readonly string[]): FieldValues {
  const values = readValues(form);
  const present = names.filter((name) => form.elements.namedItem(name) !== null);
  return Object.fromEntries(present.map((name) => [name, values[name] ?? '']));
}

/** The values that differ from those of the form's fields. */
function changesFor(form: HTMLFormElement, values: FieldValues, names: readonly string[]): FieldValues {
  const present = namedValues(form, names);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in present && present[name] !== value),
  );
}

/**
 * Synchronises fields of a form with a handover channel: first the channel fills the empty fields, so that
 * what was typed before hydration counts; then each follows the other. Returns a function that ends it.
 */
export function joinHandover(
  form: HTMLFormElement,
  channel: HandoverChannel<FieldValues>,
  names: readonly string[],
): () => void {
  const stop = new AbortController();
  disableRestore(controlsOf(form).filter(({ name }) => names.includes(name)));
  const give = () => channel.write(namedValues(form, names));
  writeValues(form, changesFor(form, channel.read(), names), 'empty');
  give();
  form.addEventListener('input', give, { signal: stop.signal });
  const unwatch = channel.watch((values) => writeValues(form, changesFor(form, values, names), 'all'));
  return () => {
    unwatch();
    stop.abort();
  };
}

/** Removes the values once they have served their purpose. */
export function clearHandover(channel: HandoverChannel<FieldValues>, names: readonly string[]): void {
  channel.write(Object.fromEntries(names.map((name) => [name, ''])));
}

/**
 * Synchronises fields of a form with a handover channel, if there is one. Call it before `useFormDraft`,
 * because values from other pages are newer than the draft. `channel` and `names` must not change between
 * renders.
 */
export function useHandover(
  form: RefObject<HTMLFormElement | null>,
  channel: HandoverChannel<FieldValues> | undefined,
  names: readonly string[],
): void {
  useEffect(
    () => (form.current && channel ? joinHandover(form.current, channel, names) : undefined),
    [form, channel, names],
  );
}
