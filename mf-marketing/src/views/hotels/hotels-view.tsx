import { capital } from '@venue/shared/words/number-words.ts';
import { kindsOfRoom, roomsFrom } from '../../content/lodging-words.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { hotelLobby } from '../../media/pictures/hotel-lobby.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { StayDatesBar } from '../../parts/stay/stay-dates-bar.tsx';
import { StayHero } from '../../parts/stay/stay-hero.tsx';
import { InEveryStay } from './in-every-stay.tsx';
import { Rooms } from './room-section.tsx';

const roomsId = 'rooms';

/** The hotel (FC-01 to FC-08). */
export function HotelsView() {
  return (
    <>
      <PageHead
        title={`Hotel: ${kindsOfRoom}`}
        description={`${capital(kindsOfRoom)} in ${place.town} from ${roomsFrom} a night, with breakfast, swimming pools, spa, gym and wifi, across the court from the event halls. Book online.`}
      />
      <PageOpening title={`${brand.name} Hotels`} here="Hotels" tight>
        {`${capital(kindsOfRoom)}, a pool and breakfast, across the court from the halls. From ${roomsFrom} a night.`}
      </PageOpening>
      <StayHero of={hotelLobby} caption="Hotel lobby, the desk" />
      <StayDatesBar listId={roomsId} />
      <InEveryStay />
      <Rooms id={roomsId} />
    </>
  );
}
