import { rooms } from '@venue/shared/venue/lodging.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { allOf } from '../../content/all-of.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
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

/** As many prices as rooms, unless two cost the same. */
const prices = new Set(rooms.map(({ listedRate }) => listedRate)).size;
const rates = `${capital(countedInWords(rooms.length, 'room'))}, ${countedInWords(prices, 'price')}.`;

/** The rooms in two groups, by the way they are booked (FC-06, D-02). */
export function Rooms({ id }: { id: string }) {
  return (
    <LodgingSection id={id} label="Rooms">
      <SectionHead title={rates}>
        Listed price per night, for the room. Breakfast is included in {allOf(rooms.length)}.
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
