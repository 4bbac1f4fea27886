import { useEffect, useRef } from 'react';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { roomsBookedElsewhere } from '../../content/rooms/lodging.ts';
import { useHost } from '../../host.ts';
import type { Nights } from '../../stay/nights.ts';
import { LodgingCard, LodgingGroup } from '../../stay/lodging-card.tsx';
import { bookingMethodText } from '../../stay/book-now.tsx';
import { carryInLinks } from '../../sections/carry-in-links.ts';
import { carryRoom } from './carry-room.ts';
import { roomPictures } from './room-pictures.ts';

/** Rooms booked on the configured reservation site, or by quote without one (D-02, FC-08). */
export function DeskRooms({ nights }: { nights: Nights }) {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const isLet = host.config.links.roomReservations !== undefined;
  useEffect(
    () =>
      place.current && !isLet
        ? carryInLinks(place.current, 'room', (room) => carryRoom(host, room))
        : undefined,
    [host, isLet],
  );
  if (roomsBookedElsewhere.length === 0) return null;
  return (
    <div ref={place}>
      <LodgingGroup
        columns
        title={
          isLet ? (
            <>
              {bookingMethodText.site.title} <Icon name="newTab" />
            </>
          ) : (
            bookingMethodText.desk.title
          )
        }
        text={
          isLet
            ? 'Book Now opens it in a new tab.'
            : 'Send us your dates in a short form and reception will tell you what is free. Nothing to pay yet.'
        }
      >
        {roomsBookedElsewhere.map((room) => (
          <LodgingCard
            key={room.key}
            of={room}
            pictures={roomPictures[room.key] ?? []}
            nights={nights}
            shape="column"
          />
        ))}
      </LodgingGroup>
    </div>
  );
}
