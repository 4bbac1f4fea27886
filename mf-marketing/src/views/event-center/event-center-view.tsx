import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import { officeHours, place } from '@venue/shared/venue/contacts.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { isEventCenterLarger, grounds, headlineFigures } from '../../content/halls/capacities.ts';
import { eventCenterEvenings, eventCenterSpecs } from '../../content/halls/event-center.ts';
import { visitTo } from '../../content/links.ts';
import { HallBar } from '../../halls/hall-bar.tsx';
import { useHost } from '../../host.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { HallList, CapacityRow } from '../../sections/hall-list.tsx';
import { HeadedSection, SideHeading } from '../../sections/headed-section.tsx';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { Section } from '../../sections/section.tsx';
import { EventCenterHeader } from './event-center-header.tsx';
import { FullHouse } from './full-house-section.tsx';

/** The halls with prices, then the event center and the grounds by quote (D-04). */
function BookingOptions() {
  const { Link } = useHost();
  return (
    <Section $background="tint" $short>
      <SideHeading
        title="One hall, or the whole event center."
        intro={
          <p>
            Plans, deposits and what is included:{' '}
            <Link to={addressOf('mf-marketing/event-hall')}>the halls compared</Link>.
          </p>
        }
      >
        <HallList>
          <CapacityRow
            capacity={headlineFigures.seated}
            name="The whole event center"
            price={<span>By quote</span>}
            note={
              isEventCenterLarger
                ? `For ${inFigures(hallGuests.to + 1)} to ${headlineFigures.seated} guests, seated`
                : 'All halls at once'
            }
            path={addressOf('mf-forms/request-quote')}
          />
          <CapacityRow
            capacity={inFigures(grounds.guests.to)}
            name="All halls and grounds together"
            price={<span>By quote</span>}
            note={`For up to ${inFigures(grounds.guests.to)} guests, indoors and out`}
            path={addressOf('mf-forms/request-quote')}
          />
        </HallList>
      </SideHeading>
    </Section>
  );
}

function EventExamples() {
  return (
    <HeadedSection title="What fills it." intro="The caterer, the colours and the band are yours to choose.">
      <PictureCards of={eventCenterEvenings} columns={3} swipedItem="evening" />
    </HeadedSection>
  );
}

function Closing() {
  return (
    <ClosingBand
      motif="olokoto"
      title="Stand in it before you fill it."
      text={
        <>
          Come and walk through the empty halls; our office is open {officeHours}
          <ZoneSuffix />. Or send us the date and a head count, and we’ll reply with a price.
        </>
      }
    >
      <ButtonRow>
        <ButtonLink to={addressOf('mf-forms/request-quote')}>Request a quote</ButtonLink>
        <ButtonLink to={visitTo('Event center')} look="line">
          Come and see it first
        </ButtonLink>
      </ButtonRow>
    </ClosingBand>
  );
}

/** By then the field and the chairs have scrolled out of view. */
const scrolledPastField = '900px';

/** The event center (FC-13, FC-14). */
export function EventCenterView() {
  return (
    <>
      <PageHead
        title={`Event center for ${headlineFigures.seated} guests`}
        description={`The event center in ${place.town}, ${place.state}: ${headlineFigures.seated} guests, table and chair setup, on-site management, security guards indoors and outdoors. Check a date.`}
      />
      <HallBar from={scrolledPastField}>
        <EventCenterHeader />
        <BelowFirstScreen>
          <FullHouse />
          <HeadedSection title="What comes with it." short>
            <NamedList of={eventCenterSpecs} columns={4} />
          </HeadedSection>
          <BookingOptions />
          <EventExamples />
          <Closing />
        </BelowFirstScreen>
      </HallBar>
    </>
  );
}
