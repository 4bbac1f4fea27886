import { place } from '@venue/shared/venue/contacts.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { guestsOf } from '@venue/shared/venue/halls.ts';
import { halls } from '../../content/halls/halls.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { CorporateOpening } from './corporate-opening.tsx';
import { EventTypes } from './event-types.tsx';
import { Rooms } from './room-section.tsx';

/** `/events/corporate-events` (EV-09, EV-10). */
export function CorporateEventsView() {
  return (
    <>
      <PageHead
        title="Corporate events"
        description={`Meetings, seminars, conferences, galas, award ceremonies and launches in ${place.town}, in rooms for up to ${inAList(halls.map((hall) => String(guestsOf(hall).to)))} guests, with their prices.`}
      />
      <CorporateOpening />
      <BelowFirstScreen>
        <Rooms />
        <EventTypes />
      </BelowFirstScreen>
    </>
  );
}
