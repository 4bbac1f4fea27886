import { styled } from 'styled-components';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { rooms } from '@venue/shared/venue/lodging.ts';
import { visitTitle, visitTo } from '../../content/links.ts';
import { ifNotFree, lodgingWithRate, roomsFrom, sleepsNote } from '../../content/lodging/lodging-text.ts';
import { roomsBookedHere, hotelFeatures } from '../../content/lodging/lodging.ts';
import { hotelLobby } from '../../media/pictures/hotel-lobby.ts';
import { hotelLuxuryDeluxe } from '../../media/pictures/hotel-luxury-deluxe.ts';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';
import { VideoThumbnail } from '../../media/video-thumbnail.tsx';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { PictureSplitSection } from '../../sections/split-section.tsx';
import { LodgingGroup } from '../../stay/lodging-group.tsx';
import { type Nights, useNights } from '../../stay/nights.ts';
import { NightsBar, checkInId, StayDates } from '../../stay/stay-dates.tsx';
import { roomPictures } from './room-pictures.ts';
import { RoomsElsewhere } from './rooms-elsewhere.tsx';

/** The target of Check Availability (FC-02). */
const roomsId = 'rooms';

/** Rooms with a booking page (FC-06, FC-07). */
function RoomsHere({ nights }: { nights: Nights }) {
  if (roomsBookedHere.length === 0) return null;
  return (
    <LodgingGroup
      title="Book and pay here."
      id={roomsId}
      text={`For less than the listed price: your name, the total, then your card. ${ifNotFree}`}
      note={`Star ratings are our own.${sleepsNote(rooms)}`}
      of={roomsBookedHere}
      pictures={roomPictures}
      nights={nights}
    />
  );
}

const Film = styled(VideoThumbnail)`
  &&& {
    margin-top: ${space[20]};
  }
  aspect-ratio: 16 / 9;
  ${media.up(640)} {
    aspect-ratio: auto;
    height: 260px;
  }
`;

/** FC-04, FC-05. */
function HotelFeatures() {
  return (
    <PictureSplitSection
      picture={{ ...restaurantBuffet, focus: '70% 20%' }}
      caption="The buffet"
      title="In every stay."
      text="Included for every guest."
    >
      <NamedList of={hotelFeatures} columns="shortThrees" />
      <Film
        of={hotelLobby}
        sizes="(min-width: 900px) 660px, (min-width: 640px) 94vw, 80vw"
        label="Play the film of the venue"
        caption="The lobby, and the film"
      />
    </PictureSplitSection>
  );
}

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
        <SplitHeader
          title={`${brand.name} Hotels`}
          current="Hotels"
          intro="Your bed is across the court from the music."
          picture={hotelLuxuryDeluxe}
          caption={lodgingWithRate('luxury-deluxe')}
          motif="agbole"
          tall
        >
          <StayDates
            from={
              <>
                Prices are for the room, breakfast included. From <b>{roomsFrom}</b> a night when you book
                here.
              </>
            }
            nights={nights}
            listId={roomsId}
            where="every room below"
          />
        </SplitHeader>
        <BelowFirstScreen>
          <RoomsHere nights={nights} />
          <RoomsElsewhere nights={nights} id={roomsBookedHere.length === 0 ? roomsId : undefined} />
          <HotelFeatures />
          <ClosingBand
            motif="agbole"
            title="Which nights?"
            text="Choose them once and every room shows its total. You pay nothing before you see it."
          >
            <ButtonRow>
              <Button as="a" href={`#${checkInId}`}>
                Check Availability
              </Button>
              <ButtonLink to={visitTo('Hotel')} look="text">
                {visitTitle}
              </ButtonLink>
            </ButtonRow>
          </ClosingBand>
        </BelowFirstScreen>
      </NightsBar>
    </>
  );
}
