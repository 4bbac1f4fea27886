import { Facts } from '../../sections/facts.tsx';
import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import { hotelFeatures } from '../../content/rooms/rooms.ts';
import { hotelLobby } from '../../media/pictures/hotel-lobby.ts';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';
import { VideoThumbnail } from '../../media/video-thumbnail.tsx';
import { PictureBeside } from '../../sections/picture-beside.tsx';

const Film = styled(VideoThumbnail)`
  aspect-ratio: 16 / 9;
  ${media.up(640)} {
    aspect-ratio: auto;
    height: 260px;
  }
`;

/** What every room has, and the film (FC-04, FC-05). */
export function InEveryStay() {
  return (
    <PictureBeside
      picture={restaurantBuffet}
      caption="The buffet"
      title="In every stay"
      text="All of it is there for every guest."
      ground="tint"
    >
      <Facts of={hotelFeatures} columns="short" />
      <Film
        of={hotelLobby}
        sizes="(min-width: 900px) 660px, (min-width: 640px) 94vw, 80vw"
        label="Play the film of the venue"
        caption="The lobby, and the film"
      />
    </PictureBeside>
  );
}
