import { addressOf } from '@venue/shared/contract/address-of.ts';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { nightPrices } from '../../content/lodging/lodging-text.ts';
import { hotelLuxuryDeluxe } from '../../media/pictures/hotel-luxury-deluxe.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { PictureSplitSection } from '../../sections/split-section.tsx';

/** Hotel and apartments, with their price ranges. */
export function StaySection() {
  return (
    <PictureSplitSection
      picture={hotelLuxuryDeluxe}
      caption="A room of the hotel"
      title="Sleep across the court."
      text="Come for a night or for the whole wedding. Breakfast is part of every room’s price."
    >
      <KeyValues>
        {nightPrices.map(({ name, price }) => (
          <KeyValue key={name} name={name} value={price} />
        ))}
      </KeyValues>
      <ButtonRow>
        <ButtonLink to={addressOf('mf-marketing/hotels')}>Hotel rooms</ButtonLink>
        <ButtonLink to={addressOf('mf-marketing/apartments')} look="line">
          Apartments
        </ButtonLink>
      </ButtonRow>
    </PictureSplitSection>
  );
}
