import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Price } from '@venue/shared/ui/text.tsx';
import { conferenceGuests, conferenceSeats } from '../../content/conference-plans.ts';
import { conferencePurpose } from '../../content/corporate-events.ts';
import { quoteAbout } from '../../content/quote-about.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { DrawnSeats, Guests, NameAndPrice, Words } from './room-parts.tsx';

/** A row of its own under the halls: the picture below two of them, the words below the third. */
const Frame = styled.li`
  display: grid;
  gap: ${space[12]};
  ${media.up(900)} {
    grid-column: 1 / -1;
    column-gap: normal;
    grid-template-rows: auto 1fr;
    grid-template-columns: subgrid;
    margin-top: ${space[32]};
  }
`;

const View = styled(CaptionedPicture)`
  height: 180px;
  ${media.up(900)} {
    grid-area: 1 / 1 / span 2 / span 2;
    height: auto;
    contain: size;
  }
`;

const Ways = styled.div`
  display: grid;
  justify-items: start;
  a {
    min-height: 44px;
  }
`;

/** 16:10 covers two thirds of the page, or a phone's width. */
const sizes = '(min-width: 1280px) 790px, (min-width: 900px) 64vw, (min-width: 640px) 100vw, 80vw';

/** The conference hall as a choice beside the halls: it has layouts in place of a price. */
export function ConferenceRoom() {
  const { Link } = useHost();
  return (
    <Frame>
      <DrawnSeats seats={conferenceGuests.to} />
      <View of={conferenceHall} sizes={sizes} ratio="fill" />
      <Words>
        <NameAndPrice>
          <Heading level={3}>Conference hall</Heading>
          <Price>
            <small>by quote</small>
          </Price>
        </NameAndPrice>
        <Guests>{conferenceSeats}</Guests>
        <p>{conferencePurpose}</p>
        <Ways>
          <Button as={Link} to={addressOf('mf-marketing/conference-hall')} $look="text">
            See the conference hall <Icon name="arrow" />
          </Button>
          <Button as={Link} to={quoteAbout('Conference hall')} $look="text">
            Request a quote for it
          </Button>
        </Ways>
      </Words>
    </Frame>
  );
}
