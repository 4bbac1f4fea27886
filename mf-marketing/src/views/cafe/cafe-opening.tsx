import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, place, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { cafe, cafeReasons } from '../../content/cafe.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { WayHere } from '../../parts/way-here.tsx';

const Frame = styled.section`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
    min-height: 600px;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    aspect-ratio: auto;
    contain: size;
  }
`;

const Words = styled.div`
  ${pageWords}
  padding: ${layout.aboveWay} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    padding: ${layout.aboveWay} ${layout.outside} ${space[52]} 40px;
  }
`;

const Ways = styled(ButtonRow)`
  column-gap: ${space[20]};
`;

/** Printed like the card on the counter. */
const Reasons = styled.ul`
  margin-top: ${space[20]};
  border-bottom: 1px solid ${role.hairline};
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space[12]};
    align-items: center;
    min-height: 52px;
    border-top: 1px solid ${role.hairline};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

const sizes = '(min-width: 1600px) 1100px, (min-width: 900px) 992px, (min-width: 640px) 120vw, 80vw';

/** Daylight: the room left, a printed list of reasons right. First of all, when it is open. */
export function CafeOpening() {
  const { Link } = useHost();
  return (
    <Frame>
      <View of={cafe.picture} sizes={sizes} ratio="fill" caption={cafe.caption} priority />
      <Words>
        <WayHere here={cafe.name} />
        <Heading level={1}>{cafe.title}</Heading>
        <Opening>{cafe.lede}</Opening>
        <Ways>
          <Button as="a" href={telephoneLink(mainPhone)}>
            <Icon name="telephone" /> Ask today’s hours
          </Button>
          <Button as="a" href={place.mapUrl} target="_blank" rel="noopener" $look="text">
            Find the cafe <Icon name="newTab" />
            <VisuallyHidden>, opens in a new tab</VisuallyHidden>
          </Button>
          <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="text">
            View Gallery
          </Button>
        </Ways>
        <Reasons>
          {cafeReasons.map(({ why, link, path }) => (
            <li key={path}>
              <span>{why}</span>
              <Link to={path}>{link}</Link>
            </li>
          ))}
        </Reasons>
      </Words>
    </Frame>
  );
}
