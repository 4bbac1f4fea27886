import { addressOf } from '@venue/shared/contract/address-of.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place, brand } from '@venue/shared/venue/contacts.ts';
import { headlineFigures } from '../../content/halls/headline-figures.ts';
import { doorsCounted } from '../../content/house/compound.ts';
import { reasons } from '../../content/house/overview.ts';
import { useHost } from '../../host.ts';
import { eventCenterExterior } from '../../media/pictures/event-center-exterior.ts';
import { BesideHeading } from '../../sections/beside-heading.tsx';
import { Facts } from '../../sections/facts.tsx';
import { Section } from '../../sections/section.tsx';
import { SplitOpening } from '../../sections/split-opening.tsx';
import { SiteMap } from '../../site-map/site-map.tsx';
import { AboutText } from './about-text.tsx';
import { ComeAndSee } from './come-and-see.tsx';
import { WhoWeAre } from './who-we-are.tsx';

/** The house at dusk, and where it stands (AB-01). */
function OverviewOpening() {
  const { Link } = useHost();
  return (
    <SplitOpening
      here="Overview"
      title={`One gate. ${doorsCounted} doors.`}
      lede={`In ${place.town}, ${place.state}, with halls for up to ${headlineFigures.seated} guests: marry, eat, dance and sleep inside one wall.`}
      picture={{ ...eventCenterExterior, focus: '36% 50%' }}
      caption="The event center at dusk"
      ground="dark"
      tall
    >
      <Button as={Link} to={addressOf('mf-forms/contact')} $look="brass">
        Come and see it
      </Button>
    </SplitOpening>
  );
}

/** Why here: four cards (AB-03). */
function Reasons() {
  return (
    <Section $ground="tint" $short>
      <BesideHeading
        title={`Why ${brand.name}`}
        intro={<p>All of it you can check before you pay anything.</p>}
      >
        <Facts of={reasons} columns={2} />
      </BesideHeading>
    </Section>
  );
}

/** `/about/overview` (AB-01 to AB-04). */
export function OverviewView() {
  return (
    <>
      <PageHead
        title="Overview"
        description={`${headlineFigures.squareFeet} square feet in ${place.town}, ${place.state}: halls, hotel, apartments, concert space, club, lounge, cafe, cinema behind one gate, for ${headlineFigures.guests} guests.`}
      />
      <OverviewOpening />
      <BelowFirstScreen>
        <AboutText />
        <SiteMap />
        <WhoWeAre />
        <Reasons />
        <ComeAndSee />
      </BelowFirstScreen>
    </>
  );
}
