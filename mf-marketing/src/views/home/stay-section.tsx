import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { nightPrices } from '../../content/rooms/lodging-text.ts';
import { useHost } from '../../host.ts';
import { hotelLuxuryDeluxe } from '../../media/pictures/hotel-luxury-deluxe.ts';
import { PictureSplitSection } from '../../sections/split-section.tsx';

const Prices = styled.dl`
  display: grid;
  gap: ${space[8]};
  dt {
    ${type.label}
  }
  dd {
    ${type.price}
    white-space: normal;
  }
`;

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
      <Prices>
        {nightPrices.map(({ name, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </Prices>
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
