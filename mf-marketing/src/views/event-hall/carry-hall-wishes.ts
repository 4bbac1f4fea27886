import { prefillEvent, restoreDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
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

/** Fields by which a form of this page and the booking form agree on the when. */
const whenFields = ['eventDate', 'startTime', 'endTime'] as const;

function whenOf(values: FieldValues): FieldValues {
  return Object.fromEntries(whenFields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])));
}

/** What of it the form has a field for and does not say yet. */
function newsFor(form: HTMLFormElement, values: FieldValues): FieldValues {
  const says = (field: string) => {
    const control = form.elements.namedItem(field);
    return control instanceof HTMLInputElement ? control.value : undefined;
  };
  const news = Object.entries(whenOf(values)).filter(
    ([field, value]) => says(field) !== undefined && says(field) !== value,
  );
  return Object.fromEntries(news);
}

/**
 * The form's date and hours, as far as it has them, are those of the booking form, there and back, and of every
 * other form here that has them. Gives the function that ends it.
 */
export function carryWhen(form: HTMLFormElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const save = () => wishForHall(whenOf(readValues(form)));
  restoreDraft(form, hallBookingDraft);
  save();
  form.addEventListener('input', save, { signal });
  addEventListener(
    prefillEvent,
    ({ detail }) => {
      if (detail.key === hallBookingDraft) writeValues(form, newsFor(form, detail.values), 'all');
    },
    { signal },
  );
  return () => stop.abort();
}
