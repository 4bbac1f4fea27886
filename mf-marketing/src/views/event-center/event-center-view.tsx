import { addressOf } from '@venue/shared/contract/address-of.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { LagosTime } from '@venue/shared/ui/lagos-time.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { PhoneBarRail } from '@venue/shared/ui/phone-bar-rail.tsx';
import { PhoneBar } from '@venue/shared/ui/phone-bar.tsx';
import { officeHours, place } from '@venue/shared/venue/contacts.ts';
import { eventCenterEvenings, eventCenterSpecs } from '../../content/halls/event-center.ts';
import { headlineFigures } from '../../content/halls/capacities.ts';
import { visitTo } from '../../content/visit-to.ts';
import { useHost } from '../../host.ts';
import { AnyHall } from '../../parts/any-hall.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Facts } from '../../sections/facts.tsx';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { Arrival } from './arrival.tsx';
import { FullHouse } from './full-house-section.tsx';
import { WaysToTakeIt } from './ways-to-take-it.tsx';

/** Three ways in which it fills. */
function Evenings() {
  return (
    <Section>
      <Container>
        <SectionHead title="What fills it.">
          The caterer, the colours and the band are yours to choose.
        </SectionHead>
        <PictureCards of={eventCenterEvenings} columns={3} swiped="evening" />
      </Container>
    </Section>
  );
}

/** Who has read so far wants the whole event center, or to stand in it. */
function Closing() {
  const { Link } = useHost();
  return (
    <ClosingBand
      motif="olokoto"
      title="Stand in it before you fill it."
      text={
        <>
          Come and walk through the empty halls; the office is open {officeHours}
          <LagosTime />. Or send the date and a head count, and we answer with a price.
        </>
      }
    >
      <ButtonRow>
        <Button as={Link} to={addressOf('mf-forms/request-quote')}>
          Request a quote
        </Button>
        <Button as={Link} to={visitTo('Event center')} $look="line">
          Come and see it
        </Button>
      </ButtonRow>
    </ClosingBand>
  );
}

/** The page's own field, and the chairs under it, have left the screen by then. */
const fieldHasLeft = '900px';

/** The event center (FC-13, FC-14). */
export function EventCenterView() {
  return (
    <>
      <PageHead
        title={`Event center for ${headlineFigures.seated} guests`}
        description={`The event center in ${place.town}, ${place.state}: ${headlineFigures.seated} guests, table and chair setup, on-site management, security guards indoors and outdoors. Check a date.`}
      />
      <PhoneBarRail
        from={fieldHasLeft}
        bar={
          <PhoneBar label="Book a hall">
            <AnyHall />
          </PhoneBar>
        }
      >
        <Arrival />
        <BelowFirstScreen>
          <FullHouse />
          <Section $short>
            <Container>
              <SectionHead title="What comes with it." />
              <Facts of={eventCenterSpecs} columns={4} />
            </Container>
          </Section>
          <WaysToTakeIt />
          <Evenings />
          <Closing />
        </BelowFirstScreen>
      </PhoneBarRail>
    </>
  );
}
