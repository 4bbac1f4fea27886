import type { HallWishes } from './hall-wishes.ts';

function hallOf(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.closest<HTMLElement>('[data-hall]')?.dataset['hall'] ?? '';
}

/** A link inside `[data-hall]` takes that hall along to the booking form. Gives the function that ends it. */
export function carryHall(place: HTMLElement, wishes: Pick<HallWishes, 'write'>): () => void {
  const stop = new AbortController();
  const takeHall = ({ target }: Event) => {
    const hall = hallOf(target);
    if (hall !== '') wishes.write({ hall });
  };
  place.addEventListener('click', takeHall, { signal: stop.signal });
  return () => stop.abort();
}
