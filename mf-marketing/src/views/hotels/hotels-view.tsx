import { lodgingWithRate, roomsFrom } from '../../content/rooms/lodging-words.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { hotelLuxuryDeluxe } from '../../media/pictures/hotel-luxury-deluxe.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { NightsBar } from '../../stay/nights-bar.tsx';
import { checkInId, StayDates } from '../../stay/stay-dates.tsx';
import { StayOpening } from '../../stay/stay-opening.tsx';
import { useNights } from '../../stay/use-nights.ts';
import { DeskRooms } from './desk-rooms.tsx';
import { InEveryStay } from './in-every-stay.tsx';
import { KeyRack } from './key-rack.tsx';
import { RoomsPaidHere } from './rooms-paid-here.tsx';

const rackId = 'rooms';

/** The hotel (FC-01 to FC-08). */
export function HotelsView() {
  const nights = useNights();
  return (
    <>
      <PageHead
        title={`Hotel in ${place.town}`}
        description={`Rooms in ${place.town} from ${roomsFrom} a night, with breakfast, swimming pools, spa, gym and WiFi, across the court from the event halls. Book online.`}
      />
      <NightsBar from={roomsFrom} nights={nights}>
        <StayOpening
          title={`${brand.name} Hotels`}
          here="Hotels"
          lede="Your bed is across the court from the music."
          from={
            <>
              Breakfast in every price. From <b>{roomsFrom}</b> a night when you book here.
            </>
          }
          picture={hotelLuxuryDeluxe}
          caption={lodgingWithRate('luxury-deluxe')}
        >
          <StayDates nights={nights} listId={rackId} where="every room below" />
        </StayOpening>
        <BelowFirstScreen>
          <KeyRack id={rackId} nights={nights} />
          <RoomsPaidHere nights={nights} />
          <DeskRooms nights={nights} />
          <InEveryStay />
          <ClosingBand
            motif="agbole"
            title="Which nights?"
            text="Choose them once, and every room shows its total. Nothing is paid before you see it."
          >
            <Button as="a" href={`#${checkInId}`}>
              Choose your nights
            </Button>
          </ClosingBand>
        </BelowFirstScreen>
      </NightsBar>
    </>
  );
}
