import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';
import type { Place } from './places.ts';

const confirms = {
  night: 'The venue confirms your room after the payment.',
  day: 'The venue confirms your day after the payment.',
} as const satisfies Record<Place['unit'], string>;

/** Who confirms, and what becomes of the money where it cannot be: the venue's own promise, beside the pay button. */
export function VenuePromise({ unit }: Pick<Place, 'unit'>) {
  const { ifNotFree } = siteFacts().venue;
  return (
    <Note>
      <p>
        {confirms[unit]} {ifNotFree && <strong>{ifNotFree}</strong>} Questions first? Call <PhoneLink />.
      </p>
    </Note>
  );
}
