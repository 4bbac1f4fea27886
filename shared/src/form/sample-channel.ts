import type { HandoverChannel } from '../contract/host.ts';
import type { FieldValues } from './field-values.ts';

/** A handover for tests: it keeps what it is given in memory and tells every listener. */
export function sampleChannel(first: FieldValues = {}): HandoverChannel<FieldValues> {
  let current = first;
  const listeners = new Set<(values: FieldValues) => void>();
  return {
    read: () => current,
    write: (values) => {
      current = Object.fromEntries(
        Object.entries({ ...current, ...values }).filter(([, value]) => value !== ''),
      );
      for (const listener of listeners) listener(values);
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
