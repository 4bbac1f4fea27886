const separator = ', ';

/**
 * Synchronises the tick boxes of a group with one hidden field, in both directions: ticked boxes become `Event hall, Hotel`, and a value from
 * a draft or another page ticks the boxes. One field, because the e-mail service may drop all but one of several equal keys. Returns a
 * function that ends it.
 */
export function syncTicks(group: HTMLElement): () => void {
  const field = group.querySelector<HTMLInputElement>('input[type=text]');
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  if (!field) return () => {};
  const ticked = () => boxes.filter((box) => box.checked).map(({ value }) => value);
  const stop = new AbortController();

  function updateField(): void {
    if (!field) return;
    field.value = ticked().join(separator);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function updateBoxes(): void {
    const written = new Set(field?.value.split(separator));
    for (const box of boxes) box.checked = written.has(box.value);
  }

  // Ticked before hydration.
  if (ticked().length > 0) updateField();
  field.addEventListener('input', updateBoxes, { signal: stop.signal });
  for (const box of boxes) box.addEventListener('change', updateField, { signal: stop.signal });
  return () => stop.abort();
}
