import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { conferenceGuests, conferenceSeats } from '../../content/halls/conference-plans.ts';
import { conferencePurpose } from '../../content/events/corporate-events.ts';
import { useHost } from '../../host.ts';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { RoomCard } from './room-card.tsx';

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
      <Button as={Link} to={addressOf('mf-marketing/conference-hall')} $look="text">
        See its layouts <Icon name="arrow" />
      </Button>
    </RoomCard>
  );
}
