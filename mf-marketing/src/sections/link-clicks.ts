/**
 * When a link inside `[data-hall]` or `[data-room]` is pressed, calls `take` with that hall or room before the page is
 * left. Returns a function that stops listening.
 */
export function onLinkClick(
  place: HTMLElement,
  what: 'hall' | 'room',
  take: (name: string) => void,
): () => void {
  const stop = new AbortController();
  const onPress = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const name = link?.closest<HTMLElement>(`[data-${what}]`)?.dataset[what];
    if (name !== undefined) take(name);
  };
  place.addEventListener('click', onPress, { signal: stop.signal });
  // The middle button opens a new tab, which reads what is stored on this device.
  place.addEventListener('auxclick', onPress, { signal: stop.signal });
  return () => stop.abort();
}
