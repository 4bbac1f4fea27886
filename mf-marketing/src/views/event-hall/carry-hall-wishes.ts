import { restoreDraft } from '@venue/shared/form/draft.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { hallBookingDraft, wishForHall } from '@venue/shared/form/hall-wishes.ts';

function hallOf(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.closest<HTMLElement>('[data-hall]')?.dataset['hall'] ?? '';
}

function takeHall({ target }: Event): void {
  wishForHall({ hall: hallOf(target) });
}

/** A link inside `[data-hall]` takes that hall along to the booking form. Gives the function that ends it. */
export function carryHall(place: HTMLElement): () => void {
  const stop = new AbortController();
  place.addEventListener('click', takeHall, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * The field `eventDate` shares its date with the booking form, there and back. Gives the function that ends it.
 */
export function carryDate(form: HTMLFormElement): () => void {
  const stop = new AbortController();
  const save = () => wishForHall({ eventDate: readValues(form)['eventDate'] ?? '' });
  restoreDraft(form, hallBookingDraft);
  save();
  form.addEventListener('input', save, { signal: stop.signal });
  return () => stop.abort();
}
