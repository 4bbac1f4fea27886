import { addressOf } from '@venue/shared/contract/address-of.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { styled } from 'styled-components';
import { CallOrChat } from '../controls/call-or-chat.tsx';
import { useHost } from '../host.ts';
import type { Place } from './places.ts';
import { useAsksFirst } from './use-asks-first.ts';

const Words = styled.div`
  display: grid;
  gap: ${space[8]};
`;

const places = { night: 'room', day: 'day' } as const satisfies Record<Place['unit'], string>;

/** Why the venue still has to confirm what the reservation service called free: nothing is held while a card is typed. */
function confirmed({ unit }: Pick<Place, 'unit'>, asksFirst: boolean): string {
  const it = places[unit];
  return asksFirst
    ? `We look whether the ${it} is free before you pay. Two guests can still pay for it in the same minute, so the venue confirms yours itself afterwards.`
    : `The venue confirms your ${it} after the payment.`;
}

const rules = {
  night: 'The rule for rooms',
  day: 'The rule for the concert space',
} as const satisfies Record<Place['unit'], string>;

/** The part of the terms that is about what is paid here. */
function Rule({ unit }: Pick<Place, 'unit'>) {
  const { Link } = useHost();
  return (
    <Link to={`${addressOf('mf-marketing/terms')}#rooms`} newTab>
      {rules[unit]}
    </Link>
  );
}

type PromiseProps = { place: Pick<Place, 'id' | 'unit'>; hasTerms: boolean };

/**
 * Who confirms, and what becomes of the money: the venue's own promise and its limits, above the pay button. Where the
 * venue has set no terms of a stay, also what becomes of the money of who changes their mind.
 */
export function VenuePromise({ place, hasTerms }: PromiseProps) {
  const { ifNotFree } = siteFacts().venue;
  const asksFirst = useAsksFirst(place);
  return (
    <Note>
      <Words>
        <p>
          {confirmed(place, asksFirst)} {ifNotFree && <strong>{ifNotFree}</strong>}
        </p>
        <p>
          {hasTerms
            ? 'Questions first? Ask before you pay.'
            : 'Changing or cancelling after you pay: the office decides each case. Ask first if your plans may move.'}
        </p>
        <CallOrChat />
        <p>
          <Rule unit={place.unit} /> (opens beside this page)
        </p>
      </Words>
    </Note>
  );
}
