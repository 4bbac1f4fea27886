import { apartmentRate, apartmentsFrom, lodgingWithRate } from '../../content/rooms/lodging-words.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { quoteAbout } from '../../content/events/quote-about.ts';
import { useHost } from '../../host.ts';
import { apartmentExecutive } from '../../media/pictures/apartment-executive.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { NightsBar } from '../../stay/nights-bar.tsx';
import { StayDates } from '../../stay/stay-dates.tsx';
import { StayOpening } from '../../stay/stay-opening.tsx';
import { useNights } from '../../stay/use-nights.ts';
import { ApartmentList } from './apartment-list.tsx';
import { WithTheKeys } from './with-the-keys.tsx';

const listId = 'apartments';
const listedAt = apartmentRate.replace(/^(?!from)/, 'at ');

/** The short-let apartments (FC-09 to FC-12). */
export function ApartmentsView() {
  const { Link } = useHost();
  const nights = useNights();
  return (
    <>
      <PageHead
        title="Short-let apartments"
        description={`Short-let apartments in ${place.town}, listed ${listedAt} a night, lower online. Breakfast, gym, pools.`}
      />
      <NightsBar from={apartmentsFrom} nights={nights}>
        <StayOpening
          title={`${brand.name} Apartments`}
          here="Apartments"
          lede="For families who stay on after the party: a kitchen of your own and room for the children."
          from={
            <>
              From <b>{apartmentsFrom}</b> a night for the whole apartment when you book here.
            </>
          }
          picture={apartmentExecutive}
          caption={lodgingWithRate('executive-apartment')}
        >
          <StayDates nights={nights} listId={listId} where="every apartment below" />
        </StayOpening>
        <BelowFirstScreen>
          <ApartmentList id={listId} nights={nights} />
          <WithTheKeys />
          <ClosingBand
            motif="agbole"
            title="Both at once, or for a month?"
            text="Two apartments side by side, a longer stay, a hall to go with it: write what you need and the office answers with a price."
          >
            <Button as={Link} to={quoteAbout('Apartments')}>
              Request a quote
            </Button>
          </ClosingBand>
        </BelowFirstScreen>
      </NightsBar>
    </>
  );
}
