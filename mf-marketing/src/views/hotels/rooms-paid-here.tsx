import { ifNotFree } from '../../content/halls/if-not-free.ts';
import { roomsBookedHere } from '../../content/rooms/rooms.ts';
import type { Nights } from '../../stay/chosen-nights.ts';
import { LodgingCard } from '../../stay/lodging-card.tsx';
import { LodgingGroup } from '../../stay/lodging-group.tsx';
import { wayWords } from '../../stay/way-of.ts';
import { roomPictures } from './room-pictures.ts';

/** Rooms with a booking page of their own, in wide rows (FC-06, FC-07). */
export function RoomsPaidHere({ nights }: { nights: Nights }) {
  if (roomsBookedHere.length === 0) return null;
  return (
    <LodgingGroup
      title={wayWords.here.title}
      text={`Less than the listed price, for booking and paying on this site: your name, the total, then the card. ${ifNotFree}`}
    >
      {roomsBookedHere.map((room, index) => (
        <LodgingCard
          key={room.key}
          of={room}
          pictures={roomPictures[room.key] ?? []}
          nights={nights}
          shape={index % 2 === 0 ? 'row' : 'flipped'}
        />
      ))}
    </LodgingGroup>
  );
}
