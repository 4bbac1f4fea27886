import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
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

const Prices = styled.ul`
  ${doubleLine}
  margin-top: 10px;
  ${media.up(900)} {
    margin-top: 24px;
  }
`;

const Price = styled.li`
  border-bottom: 1px solid ${role.hairline};
  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding-block: 4px;
    line-height: 1.35;
    text-decoration: none;
  }
  span {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  b {
    font-weight: 650;
    font-variant-numeric: tabular-nums lining-nums;
    color: ${role.text};
  }
`;

const Ways = styled(ButtonRow)`
  display: none;
  margin-top: 24px;
  ${media.up(900)} {
    display: flex;
  }
`;

/** The nights, by price, each row the way to its page. */
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
          {nightPrices.map(({ name, price, path }) => (
            <Price key={name}>
              <Link to={path}>
                <span>{name}</span> <b>{price}</b>
              </Link>
            </Price>
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
