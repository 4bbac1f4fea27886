import { place } from '@venue/shared/venue/contacts.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { guestsOf, guestsWords } from '@venue/shared/venue/halls.ts';
import { halls } from '../../content/halls.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { CorporateOpening } from './corporate-opening.tsx';
import { EventTypes } from './event-types.tsx';
import { Rooms } from './room-section.tsx';

/** `/events/corporate-events` (EV-09, EV-10). */
export function CorporateEventsView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="Corporate events"
        description={`Meetings, seminars, conferences, galas, award ceremonies and launches in ${place.town}, in rooms for ${inAList(halls.map((hall) => guestsWords(guestsOf(hall))))}, with their prices.`}
      />
      <CorporateOpening />
      <Rooms />
      <BelowFirstScreen>
        <EventTypes />
        <ClosingBand
          motif="orita"
          title="Tell us how many are coming."
          text="Give us the organization, the number of guests and the date. The quote comes by e-mail, in office hours."
        >
          <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
            Request a quote
          </Button>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
