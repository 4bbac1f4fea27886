import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { conferenceGuests, conferenceSeats } from '../../content/conference-plans.ts';
import { conferencePurpose } from '../../content/corporate-events.ts';
import { quoteAbout } from '../../content/quote-about.ts';
import { useHost } from '../../host.ts';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { RoomCard } from './room-card.tsx';

const Ways = styled.div`
  display: grid;
  justify-items: start;
  a {
    min-height: 44px;
  }
`;

/** The conference hall as a choice beside the halls: it has layouts in place of a price. */
export function ConferenceRoom() {
  const { Link } = useHost();
  return (
    <RoomCard
      picture={conferenceHall}
      name="Conference hall"
      price={<small>by quote</small>}
      seats={conferenceGuests.to}
      guests={conferenceSeats}
      text={conferencePurpose}
    >
      <Ways>
        <Button as={Link} to={addressOf('mf-marketing/conference-hall')} $look="text">
          See the conference hall <Icon name="arrow" />
        </Button>
        <Button as={Link} to={quoteAbout('Conference hall')} $look="text">
          Request a quote for it
        </Button>
      </Ways>
    </RoomCard>
  );
}
