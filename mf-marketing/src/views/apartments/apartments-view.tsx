import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { apartments as letApartments } from '@venue/shared/venue/lodging.ts';
import { quoteWith } from '../../content/links.ts';
import {
  apartmentsFrom,
  apartmentsListed,
  sleepsNote,
  lodgingWithRate,
} from '../../content/lodging/lodging-text.ts';
import { apartments, apartmentFeatures, type LodgingPictures } from '../../content/lodging/lodging.ts';
import { apartmentBedroom } from '../../media/pictures/apartment-bedroom.ts';
import { apartmentExecutiveCourt } from '../../media/pictures/apartment-executive-court.ts';
import { apartmentExecutiveKitchen } from '../../media/pictures/apartment-executive-kitchen.ts';
import { apartmentExecutive } from '../../media/pictures/apartment-executive.ts';
import { apartmentLuxuryWindow } from '../../media/pictures/apartment-luxury-window.ts';
import { apartmentLuxury } from '../../media/pictures/apartment-luxury.ts';
import { bathroom } from '../../media/pictures/bathroom.ts';
import { detailRoomKey } from '../../media/pictures/detail-room-key.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { PictureSplitSection } from '../../sections/split-section.tsx';
import { LodgingGroup } from '../../stay/lodging-group.tsx';
import { type Nights, useNights } from '../../stay/nights.ts';
import { NightsBar, StayDates } from '../../stay/stay-dates.tsx';

/** Three pictures of each apartment, by its key; the sitting room of the first opens the page. */
const apartmentPictures: LodgingPictures = {
  'executive-apartment': [apartmentBedroom, apartmentExecutiveCourt, apartmentExecutiveKitchen],
  'luxury-suite': [apartmentLuxury, bathroom, apartmentLuxuryWindow],
};

/** The apartments (FC-11, FC-12). */
function ApartmentList({ id, nights }: { id: string; nights: Nights }) {
  return (
    <LodgingGroup
      id={id}
      title="Choose your apartment."
      text="Book and pay here for less than the listed price: your name, the total, then your card. The price is for the whole apartment, however many share it."
      note={`Star ratings are our own.${sleepsNote(letApartments)}`}
      of={apartments}
      pictures={apartmentPictures}
      nights={nights}
    />
  );
}

/** FC-10. */
function ApartmentFeatures() {
  return (
    <PictureSplitSection
      picture={detailRoomKey}
      caption="The key"
      title="It comes with the keys."
      text="Every apartment has all of this, every night of your stay."
    >
      <NamedList of={apartmentFeatures} columns="short" />
    </PictureSplitSection>
  );
}

const listId = 'apartments';

/** The short-let apartments (FC-09 to FC-12). */
export function ApartmentsView() {
  const nights = useNights();
  return (
    <>
      <PageHead
        title="Short-let apartments"
        description={`Short-let apartments in ${place.town}, ${apartmentsListed} a night, lower online. Breakfast, gym, pools.`}
      />
      <NightsBar from={apartmentsFrom} nights={nights}>
        <SplitHeader
          title={`${brand.name} Apartments`}
          current="Apartments"
          intro="For families who stay on after the party: a kitchen of your own and room for the children."
          picture={apartmentExecutive}
          caption={lodgingWithRate('executive-apartment')}
          motif="agbole"
          tall
        >
          <StayDates
            from={
              <>
                From <b>{apartmentsFrom}</b> a night for the whole apartment when you book here.
              </>
            }
            nights={nights}
            listId={listId}
            where="every apartment below"
          />
        </SplitHeader>
        <BelowFirstScreen>
          <ApartmentList id={listId} nights={nights} />
          <ApartmentFeatures />
          <ClosingBand
            motif="agbole"
            title="Both at once, or for a month?"
            text="Apartments side by side, a longer stay, a hall to go with it: tell us what you need and we’ll reply with a price."
          >
            <ButtonLink to={quoteWith({ place: 'Apartments' })}>Request a quote</ButtonLink>
          </ClosingBand>
        </BelowFirstScreen>
      </NightsBar>
    </>
  );
}
