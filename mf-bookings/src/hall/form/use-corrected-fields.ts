import { type InputEvent, useState } from 'react';

/**
 * Names of the fields that were changed since the last refusal: their errors are out of date and no longer shown.
 * `attempt` is the number of the refusal.
 */
export function useCorrectedFields(attempt: number) {
  const [corrected, setCorrected] = useState<{ attempt: number; names: ReadonlySet<string> }>({
    attempt,
    names: new Set(),
  });
  const names = corrected.attempt === attempt ? corrected.names : new Set<string>();

  function onInput(event: InputEvent<HTMLFormElement>) {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const name = target.getAttribute('name');
    // Before the first refusal nothing is out of date; a draft that is put back raises `input` for each of its fields.
    if (attempt > 0 && name && !names.has(name)) setCorrected({ attempt, names: new Set([...names, name]) });
  }
  return { names, onInput };
}
