import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { styled } from 'styled-components';
import { PhoneLink } from '../controls/phone-link.tsx';
import type { Place } from './places.ts';
import { useAsksFirst } from './use-asks-first.ts';

const MindChanged = styled.p`
  margin-top: ${space[8]};
`;

const places = { night: 'room', day: 'day' } as const satisfies Record<Place['unit'], string>;

/** Why the venue still has to confirm what the reservation service called free: nothing is held while a card is typed. */
function confirmed({ unit }: Pick<Place, 'unit'>, asksFirst: boolean): string {
  const it = places[unit];
  return asksFirst
    ? `Somebody may still take the ${it} while you pay, so the venue itself confirms your ${it} after the payment.`
    : `The venue confirms your ${it} after the payment.`;
}

function Questions() {
  return (
    <>
      {' '}
      Questions first? Call <PhoneLink />.
    </>
  );
}

/** What becomes of the money of who changes their mind, where the venue has set no terms of a stay. */
function NoTerms() {
  return (
    <MindChanged>
      <strong>If you change your mind after paying,</strong> the venue decides what comes back. Ask before you
      pay: <PhoneLink />.
    </MindChanged>
  );
}

type PromiseProps = { place: Pick<Place, 'id' | 'unit'>; hasTerms: boolean };

/** Who confirms, and what becomes of the money: the venue's own promise and its limits, above the pay button. */
export function VenuePromise({ place, hasTerms }: PromiseProps) {
  const { ifNotFree } = siteFacts().venue;
  const asksFirst = useAsksFirst(place);
  return (
    <Note>
      <p>
        {confirmed(place, asksFirst)} {ifNotFree && <strong>{ifNotFree}</strong>}
        {hasTerms && <Questions />}
      </p>
      {hasTerms ? null : <NoTerms />}
    </Note>
  );
}
