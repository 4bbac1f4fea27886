import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';
import type { Place } from './places.ts';
import { useAsksFirst } from './use-asks-first.ts';

const places = { night: 'room', day: 'day' } as const satisfies Record<Place['unit'], string>;

/** Why the venue still has to confirm what the reservation service called free: nothing is held while a card is typed. */
function confirmed({ unit }: Pick<Place, 'unit'>, asksFirst: boolean): string {
  const it = places[unit];
  return asksFirst
    ? `Somebody may still take the ${it} while you pay, so the venue itself confirms your ${it} after the payment.`
    : `The venue confirms your ${it} after the payment.`;
}

/** Who confirms, and what becomes of the money where it cannot be: the venue's own promise, beside the pay button. */
export function VenuePromise({ place }: { place: Pick<Place, 'id' | 'unit'> }) {
  const { ifNotFree } = siteFacts().venue;
  const asksFirst = useAsksFirst(place);
  return (
    <Note>
      <p>
        {confirmed(place, asksFirst)} {ifNotFree && <strong>{ifNotFree}</strong>} Questions first? Call{' '}
        <PhoneLink />.
      </p>
    </Note>
  );
}
