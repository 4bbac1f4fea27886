import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { hotelFeatures } from '../../content/rooms/rooms.ts';
import { hotelLobby } from '../../media/pictures/hotel-lobby.ts';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';
import { VideoThumbnail } from '../../media/video-thumbnail.tsx';
import { PictureBeside } from '../../sections/picture-beside.tsx';

/** Names without a sentence, in as many columns as fit. */
const List = styled.ul`
  columns: 3 9rem;
  column-gap: ${space[20]};
  border-bottom: 1px solid ${role.rule};
  li {
    padding-block: ${space[12]};
    break-inside: avoid;
    border-top: 1px solid ${role.rule};
    font-weight: 600;
    line-height: 1.35;
  }
`;

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
      <List>
        {hotelFeatures.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </List>
      <Film
        of={hotelLobby}
        sizes="(min-width: 900px) 660px, (min-width: 640px) 94vw, 80vw"
        label="Play the film of the venue"
        caption="The lobby, and the film"
      />
    </PictureBeside>
  );
}
