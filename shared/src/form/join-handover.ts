import type { HandoverChannel } from '../contract/host.ts';
import { controlsOf, type FieldValues, readValues, writeValues } from './field-values.ts';
import type { TextRecord } from '../storage/text-record.ts';

/**
 * Keeps a browser that goes back to this page from putting into the fields what they held when it was left: that looks as if it
 * were typed, and may be older than what another page was told since.
 */
export function notPutBack(fields: Iterable<Element>): void {
  for (const field of fields) field.setAttribute('autocomplete', 'off');
}

/** The named fields of a form with what they hold; '' where a field is empty, absent where the form has none. */
function namedValues(form: HTMLFormElement, names: readonly string[]): FieldValues {
  const values = readValues(form);
  const present = names.filter((name) => form.elements.namedItem(name) !== null);
  return Object.fromEntries(present.map((name) => [name, values[name] ?? '']));
}

/** What of it the form has a field for and does not say yet. */
function newsFor(form: HTMLFormElement, values: FieldValues, names: readonly string[]): FieldValues {
  const present = namedValues(form, names);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in present && present[name] !== value),
  );
}

/**
 * Fields of a form and values that pages hand to each other are one: what was handed over fills the fields that are
 * empty, and from then on each follows the other, there and back. What was typed before the scripts came counts. Gives the
 * function that ends it.
 */
export function joinHandover(
  form: HTMLFormElement,
  channel: HandoverChannel<TextRecord>,
  names: readonly string[],
): () => void {
  const stop = new AbortController();
  notPutBack(controlsOf(form).filter(({ name }) => names.includes(name)));
  const give = () => channel.write(namedValues(form, names));
  writeValues(form, newsFor(form, channel.read(), names), 'empty');
  give();
  form.addEventListener('input', give, { signal: stop.signal });
  const unwatch = channel.watch((values) => writeValues(form, newsFor(form, values, names), 'all'));
  return () => {
    unwatch();
    stop.abort();
  };
}

/** Takes the values back, after what they were for is done. */
export function clearHandover(channel: HandoverChannel<TextRecord>, names: readonly string[]): void {
  channel.write(Object.fromEntries(names.map((name) => [name, ''])));
}
