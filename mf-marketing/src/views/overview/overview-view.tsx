import { place } from '@venue/shared/venue/contacts.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { AboutText } from './about-text.tsx';
import { Court } from '../../parts/court/court.tsx';
import { OverviewOpening } from './overview-opening.tsx';
import { Reasons } from './reasons.tsx';
import { WhoWeAre } from './who-we-are.tsx';

/** `/about/overview` (AB-01 to AB-04). */
export function OverviewView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="Overview"
        description={`${headlineFigures.squareFeet} square feet in ${place.town}, ${place.state}: halls, hotel, apartments, concert space, club, lounge, cafe, cinema behind one gate, for ${headlineFigures.guests} guests.`}
      />
      <OverviewOpening />
      <AboutText />
      <BelowFirstScreen>
        <Court />
        <WhoWeAre />
        <Reasons />
        <ClosingBand
          motif="digi"
          title="Come and see it empty."
          text={`Walk through the halls with us and ask whatever you like. The office is open ${officeHours}.`}
        >
          <Button as={Link} to={addressOf('mf-forms/contact')} $look="brass">
            Contact Us
          </Button>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
