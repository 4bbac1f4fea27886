import { place } from '@venue/shared/venue/contacts.ts';
import { headlineFigures } from '../../content/halls/headline-figures.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { PhoneBarRail } from '@venue/shared/ui/phone-bar-rail.tsx';
import { PhoneBar } from '@venue/shared/ui/phone-bar.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { AnyHall } from '../../parts/any-hall.tsx';
import { Section } from '../../sections/section.tsx';
import { eventCenterSpecs } from '../../content/halls/event-center.ts';
import { Facts } from '../../sections/facts.tsx';
import { Arrival } from './arrival.tsx';
import { Closing } from './closing.tsx';
import { Evenings } from './evenings.tsx';
import { FullHouse } from './full-house-section.tsx';
import { WaysToTakeIt } from './ways-to-take-it.tsx';

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
