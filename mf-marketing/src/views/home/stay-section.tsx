import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { nightPrices } from '../../content/night-prices.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { hotelLuxuryDeluxe } from '../../media/pictures/hotel-luxury-deluxe.ts';

const Frame = styled.section`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Room = styled(CaptionedPicture)`
  height: 168px;
  ${media.up(640)} {
    height: 380px;
  }
  ${media.up(900)} {
    height: auto;
    min-height: 440px;
    contain: size;
  }
`;

const Words = styled.div`
  padding: ${space[20]} ${layout.gutter} ${layout.band};
  > p {
    margin-top: 6px;
  }
  ${media.up(900)} {
    padding: 44px ${layout.outside} 44px ${space[52]};
    > p {
      margin-top: 14px;
    }
  }
`;

/** What decides, large: the least and the most of a night. */
const Prices = styled.dl`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[20]};
  dt {
    ${type.label}
  }
  dd {
    ${type.price}
    white-space: normal;
  }
`;

const Ways = styled(ButtonRow)`
  margin-top: 24px;
`;

/** The nights, by price, and the ways to them. */
export function StaySection() {
  const { Link } = useHost();
  return (
    <Frame aria-labelledby="stay">
      <Room
        of={hotelLuxuryDeluxe}
        sizes="(min-width: 900px) 58vw, (min-width: 640px) 100vw, 80vw"
        ratio="fill"
        late
        caption="A room of the hotel"
      />
      <Words>
        <Heading level={2} id="stay">
          Sleep across the court.
        </Heading>
        <p>Come for a night or for the whole wedding. Breakfast is part of every room’s price.</p>
        <Prices>
          {nightPrices.map(({ name, price }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </Prices>
        <Ways>
          <Button as={Link} to={addressOf('mf-marketing/hotels')}>
            Hotel rooms
          </Button>
          <Button as={Link} to={addressOf('mf-marketing/apartments')} $look="line">
            Apartments
          </Button>
        </Ways>
      </Words>
    </Frame>
  );
}
