import { capital } from '@venue/shared/words/number-words.ts';
import { apartmentRate, apartmentsWithBedrooms, bedroomsInWords } from '../../content/lodging-words.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { useHost } from '../../host.ts';
import { apartmentBedroom } from '../../media/pictures/apartment-bedroom.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { StayDatesBar } from '../../parts/stay/stay-dates-bar.tsx';
import { StayHero } from '../../parts/stay/stay-hero.tsx';
import { ApartmentList } from './apartment-list.tsx';
import { WithTheKeys } from './with-the-keys.tsx';

const listId = 'apartments';
const listedAt = apartmentRate.replace(/^(?!from)/, 'at ');

/** The short-let apartments (FC-09 to FC-12). */
export function ApartmentsView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title={`Short-let apartments: ${bedroomsInWords('and')}`}
        description={`${apartmentsWithBedrooms('and')} in ${place.town}, listed ${listedAt} a night, lower online. Breakfast, gym, pools.`}
      />
      <PageOpening title={`${brand.name} Apartments`} here="Apartments" tight>
        {`${capital(bedroomsInWords('or'))} and a kitchen of your own, for families who stay on after the party. Listed ${listedAt} a night, lower when you book here.`}
      </PageOpening>
      <StayHero of={apartmentBedroom} caption="Apartment bedroom" />
      <StayDatesBar listId={listId} />
      <WithTheKeys />
      <ApartmentList id={listId} />
      <ClosingBand
        motif="agbole"
        title="Both at once, or for a month?"
        text="Two apartments side by side, a longer stay, a hall to go with it: write what you need and the office answers with a price."
      >
        <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
          Request a quote
        </Button>
      </ClosingBand>
    </>
  );
}
