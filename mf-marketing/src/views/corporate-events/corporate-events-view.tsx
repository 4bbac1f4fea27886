import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { corporateEvents } from '../../content/events/corporate-events.ts';
import { conferenceGuests } from '../../content/halls/conference-plans.ts';
import { allHallsGuests } from '../../content/halls/halls.ts';
import { quoteWith } from '../../content/links.ts';
import { useHost } from '../../host.ts';
import { corporateGala } from '../../media/pictures/corporate-gala.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { Rooms } from './rooms.tsx';

/** EV-09, EV-10. */
function CorporateHeader() {
  return (
    <SplitHeader
      current="Corporate events"
      eyebrow={`Corporate events, halls from ${formatNaira(hallsFrom)}`}
      title="A seat for every name on the list."
      intro={`Halls and a conference hall, from a board of ${conferenceGuests.from} to the whole company. Power, WiFi and guards come with each.`}
      picture={corporateGala}
      caption="Award night in the event center"
    >
      <ButtonLink to={addressOf('mf-forms/request-quote')}>Request a quote</ButtonLink>
    </SplitHeader>
  );
}

const types = corporateEvents.map(({ title, text, occasion }) => ({
  name: title,
  text,
  path: quoteWith({ occasion }),
  hint: 'request a quote',
}));

/** The eight types of EV-09, each with a link to a quote. */
function EventTypes() {
  return (
    <HeadedSection
      title="Which event is yours?"
      intro="How we set up the room for each. Choose yours to request a quote."
    >
      <NamedList of={types} columns={4} link={useHost().Link} />
    </HeadedSection>
  );
}

/** `/events/corporate-events` (EV-09, EV-10). */
export function CorporateEventsView() {
  return (
    <>
      <PageHead
        title="Corporate events"
        description={`Meetings, seminars, conferences, galas, award ceremonies and launches in ${place.town}, in halls for ${allHallsGuests} guests, with their prices.`}
      />
      <CorporateHeader />
      <BelowFirstScreen>
        <Rooms />
        <EventTypes />
        <ClosingBand
          motif="olokoto"
          title="Which day is it?"
          text="Tell us the day, the event and how many are coming, and we’ll reply with a room and a price."
        >
          <ButtonLink to={addressOf('mf-forms/request-quote')}>Request a quote</ButtonLink>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
