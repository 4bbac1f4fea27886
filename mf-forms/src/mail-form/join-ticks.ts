/** What stands between two options that are ticked. */
const between = ', ';

/**
 * Keeps the tick boxes of a group and the one hidden field that carries them together: what is ticked stands in the field,
 * `Event hall, Hotel`, and what is written into the field, by a draft or another page, is ticked. So the e-mail has one key for
 * all of them, as the service may drop all but one of equal keys. Gives the function that ends it.
 */
export function joinTicks(group: HTMLElement): () => void {
  const field = group.querySelector<HTMLInputElement>('input[type=text]');
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  if (!field) return () => {};
  const ticked = () => boxes.filter((box) => box.checked).map(({ value }) => value);
  const stop = new AbortController();

  function carry(): void {
    if (!field) return;
    field.value = ticked().join(between);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function tick(): void {
    const written = new Set(field?.value.split(between));
    for (const box of boxes) box.checked = written.has(box.value);
  }

  // What was ticked before the scripts came.
  if (ticked().length > 0) carry();
  field.addEventListener('input', tick, { signal: stop.signal });
  for (const box of boxes) box.addEventListener('change', carry, { signal: stop.signal });
  return () => stop.abort();
}
