import { place } from '@venue/shared/venue/contacts.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { guestsOf, guestsWords, roomFor } from '@venue/shared/venue/halls.ts';
import { halls, smallestHall } from '../../content/halls.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../../host.ts';
import { corporateGala } from '../../media/pictures/corporate-gala.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { WayHere } from '../../parts/way-here.tsx';
import { WidePicture } from '../../parts/wide-picture.tsx';
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
      <Rooms>
        <WayHere here="Corporate events" />
        <Heading level={1}>A seat for every name on the list.</Heading>
        <p>
          {`${capital(countedInWords(halls.length, 'room'))}, from a luncheon for ${numberWords(roomFor(smallestHall).withEase)} to the whole company.`}{' '}
          Power, wifi and guards come with each.
        </p>
        <Button as={Link} to={addressOf('mf-forms/request-quote')}>
          Request a quote
        </Button>
      </Rooms>
      <WidePicture of={corporateGala} caption="Award night" motif="orita" below />
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
