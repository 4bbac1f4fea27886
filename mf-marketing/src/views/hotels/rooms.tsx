import { Icon } from '@venue/shared/ui/icon.tsx';
import { SectionHead } from '@venue/shared/ui/section-head.tsx';
import { roomsBookedElsewhere, roomsBookedHere } from '../../content/rooms.ts';
import { useHost } from '../../host.ts';
import { LodgingSection } from '../../parts/stay/lodging-section.tsx';
import { RoomGroup } from './room-group.tsx';

function RoomsBookedElsewhere() {
  const isLet = useHost().config.links.roomReservations !== undefined;
  const title = isLet ? (
    <>
      Book on our reservation site
      <Icon name="newTab" />
    </>
  ) : (
    'Book through the desk'
  );
  const text = isLet
    ? 'Opens in a new tab.'
    : 'Book Now opens the quote form; the desk answers with what is free.';
  return <RoomGroup title={title} text={text} columns={3} rooms={roomsBookedElsewhere} />;
}

/** The five rooms in two groups, by the way they are booked (FC-06, D-02). */
export function Rooms({ id }: { id: string }) {
  return (
    <LodgingSection id={id} label="Rooms">
      <SectionHead title="Five rooms, five prices.">
        Listed price per night, for the room. Breakfast is included in all five.
      </SectionHead>
      <RoomGroup
        title="Book here, pay by card"
        text="The online rate is lower than the listed one. It is what you pay."
        columns={2}
        rooms={roomsBookedHere}
      />
      <RoomsBookedElsewhere />
    </LodgingSection>
  );
}
