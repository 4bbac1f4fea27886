import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { eventCenterSpecs } from '../../content/event-center.ts';
import { useHost } from '../../host.ts';
import { eventCenterExteriorTall } from '../../media/pictures/event-center-exterior-tall.ts';
import { eventCenterExterior } from '../../media/pictures/event-center-exterior.ts';
import { FeatureColumns } from '../../parts/feature-columns.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { WidePicture } from '../../parts/wide-picture.tsx';
import { Evenings } from './evenings.tsx';
import { FullHouse } from './full-house-section.tsx';
import { WaysToTakeIt } from './ways-to-take-it.tsx';

/** The event center (FC-13, FC-14). */
export function EventCenterView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title={`Event center for ${headlineFigures.seated} guests`}
        description={`The event center in ${place.town}, ${place.state}: ${headlineFigures.seated} guests, table and chair setup, on-site management, security guards indoors and outdoors. Check a date.`}
      />
      <PageOpening
        title="Everybody, under one roof."
        here="Event center"
        tight
        actions={
          <>
            <Button as={Link} to={addressOf('mf-bookings/hall-booking')}>
              Check a date
            </Button>
            <Button as={Link} to={addressOf('mf-marketing/event-hall')} $look="text">
              Halls from {formatNaira(hallsFrom)} a day
            </Button>
          </>
        }
      >
        Room for {headlineFigures.seated}. We set the tables, mind the doors and sweep the floor; you bring
        the people.
      </PageOpening>
      <WidePicture
        of={eventCenterExterior}
        onPhones={eventCenterExteriorTall}
        caption="The event center at seven"
        motif="olokoto"
      />
      <FullHouse />
      <Section>
        <Container>
          <SectionHead title="What comes with it.">All of this comes with the house.</SectionHead>
          <FeatureColumns of={eventCenterSpecs} />
        </Container>
      </Section>
      <WaysToTakeIt />
      <Evenings />
    </>
  );
}
