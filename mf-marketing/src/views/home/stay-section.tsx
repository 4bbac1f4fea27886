import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { nightPrices } from '../../content/rooms/lodging-text.ts';
import { useHost } from '../../host.ts';
import { hotelLuxuryDeluxe } from '../../media/pictures/hotel-luxury-deluxe.ts';
import { PictureSplitSection } from '../../sections/split-section.tsx';

/** Hotel and apartments, with their price ranges. */
export function StaySection() {
  const { Link } = useHost();
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
        <Button as={Link} to={addressOf('mf-marketing/hotels')}>
          Hotel rooms
        </Button>
        <Button as={Link} to={addressOf('mf-marketing/apartments')} $look="line">
          Apartments
        </Button>
      </ButtonRow>
    </PictureSplitSection>
  );
}
