import { useEffect, useRef } from 'react';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { roomsBookedElsewhere } from '../../content/rooms/lodging.ts';
import { useHost } from '../../host.ts';
import type { Nights } from '../../stay/nights.ts';
import { LodgingCard, LodgingGroup } from '../../stay/lodging-card.tsx';
import { bookingMethodText } from '../../stay/book-now.tsx';
import { onLinkClick } from '../../sections/link-clicks.ts';
import { handRoomToQuote } from './hand-over-room.ts';
import { roomPictures } from './room-pictures.ts';

/** Rooms booked on the configured reservation site, or by quote without one (D-02, FC-08). */
export function RoomsElsewhere({ nights }: { nights: Nights }) {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const hasReservationSite = host.config.links.roomReservations !== undefined;
  useEffect(
    () =>
      place.current && !hasReservationSite
        ? onLinkClick(place.current, 'room', (room) => handRoomToQuote(host, room))
        : undefined,
    [host, hasReservationSite],
  );
  if (roomsBookedElsewhere.length === 0) return null;
  return (
    <div ref={place}>
      <LodgingGroup
        columns
        title={
          hasReservationSite ? (
            <>
              {bookingMethodText['reservation-site'].title} <Icon name="newTab" />
            </>
          ) : (
            bookingMethodText.reception.title
          )
        }
        text={
          hasReservationSite
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
