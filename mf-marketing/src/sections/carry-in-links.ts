/**
 * A press on a link inside `[data-hall]` or `[data-room]` of the place: `take` is told which one it stands in, before the
 * page is left. Gives the function that ends it.
 */
export function carryInLinks(
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
  // The middle button opens a new tab, which reads what this device keeps.
  place.addEventListener('auxclick', onPress, { signal: stop.signal });
  return () => stop.abort();
}
