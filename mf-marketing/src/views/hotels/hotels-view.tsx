import { formatNaira } from '@venue/shared/money.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { lodgingOf } from '@venue/shared/venue/lodging.ts';
import { hotelLuxuryDeluxe } from '../../media/pictures/hotel-luxury-deluxe.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { StayDatesBar } from '../../parts/stay/stay-dates-bar.tsx';
import { StayHero } from '../../parts/stay/stay-hero.tsx';
import { InEveryStay } from './in-every-stay.tsx';
import { Rooms } from './rooms.tsx';

const roomsId = 'rooms';
const from = formatNaira(lodgingOf('basic-standard').listedRate);

/** The hotel (FC-01 to FC-08). */
export function HotelsView() {
  return (
    <>
      <PageHead
        title="Hotel: five kinds of room"
        description={`Five kinds of room in Ago Iwoye from ${from} a night, with breakfast, swimming pools, spa, gym and wifi, across the court from the event halls. See prices and book.`}
      />
      <PageOpening title={`${brand.name} Hotels`} here="Hotels" tight>
        {`Five kinds of room, a pool and breakfast, across the court from the halls. From ${from} a night.`}
      </PageOpening>
      <StayHero of={hotelLuxuryDeluxe} caption="Luxury Deluxe" />
      <StayDatesBar listId={roomsId} />
      <InEveryStay />
      <Rooms id={roomsId} />
    </>
  );
}
