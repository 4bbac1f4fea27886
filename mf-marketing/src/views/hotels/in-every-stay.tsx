import { styled } from 'styled-components';
import { numberWords } from '@venue/shared/words/number-words.ts';
import { media, role } from '@venue/shared/theme/tokens.ts';
import { hotelFeatures } from '../../content/rooms.ts';
import { hotelLobby } from '../../media/pictures/hotel-lobby.ts';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';
import { VideoThumbnail } from '../../media/video-thumbnail.tsx';
import { WithAStay } from '../../parts/stay/with-a-stay.tsx';

const List = styled.ul`
  columns: 2 9rem;
  column-gap: 16px;
  margin-top: 16px;
  border-bottom: 1px solid ${role.hairline};
  li {
    padding: 10px 0;
    break-inside: avoid;
    border-top: 1px solid ${role.hairline};
    font-weight: 500;
    line-height: 1.35;
  }
  ${media.up(900)} {
    columns: 3;
    margin-top: 24px;
    li {
      padding-block: 13px;
    }
  }
`;

const Film = styled(VideoThumbnail)`
  margin-top: 24px;
  aspect-ratio: 16 / 9;
  ${media.up(640)} {
    aspect-ratio: auto;
    height: 260px;
  }
`;

/** What every room has, and the film (FC-04, FC-05). */
export function InEveryStay() {
  return (
    <WithAStay
      picture={restaurantBuffet}
      caption="The buffet"
      title="In every stay"
      text={`All ${numberWords(hotelFeatures.length)} are there for every guest.`}
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
    </WithAStay>
  );
}
