import { place } from '@venue/shared/venue/contacts.ts';
import { headlineFigures } from '../../content/halls/headline-figures.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { AboutText } from './about-text.tsx';
import { SiteMap } from '../../site-map/site-map.tsx';
import { ComeAndSee } from './come-and-see.tsx';
import { OverviewOpening } from './overview-opening.tsx';
import { Reasons } from './reasons.tsx';
import { WhoWeAre } from './who-we-are.tsx';

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
