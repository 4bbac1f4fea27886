import { Icon } from '@venue/shared/ui/icon.tsx';
import { roomsBookedElsewhere } from '../../content/lodging/lodging.ts';
import { useHost } from '../../host.ts';
import { LodgingGroup } from '../../stay/lodging-group.tsx';
import type { Nights } from '../../stay/nights.ts';
import { roomPictures } from './room-pictures.ts';

const onReservationSite = {
  title: (
    <>
      Book on our reservation site. <Icon name="newTab" />
    </>
  ),
  text: 'Book Now opens it in a new tab.',
} as const;

const throughReception = {
  title: 'Book through reception.',
  text: 'Send us your dates in a short form and reception will tell you what is free. Nothing to pay yet.',
} as const;

/** Rooms booked on the configured reservation site, or by quote without one (D-02, FC-08). */
export function RoomsElsewhere({ nights, id }: { nights: Nights; id: string | undefined }) {
  const { roomReservations } = useHost().config.links;
  if (roomsBookedElsewhere.length === 0) return null;
  return (
    <LodgingGroup
      id={id}
      columns
      {...(roomReservations ? onReservationSite : throughReception)}
      of={roomsBookedElsewhere}
      pictures={roomPictures}
      nights={nights}
    />
  );
}
