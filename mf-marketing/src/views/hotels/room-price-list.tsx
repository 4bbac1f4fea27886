import { styled } from 'styled-components';
import { color, media, role, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { rooms } from '@venue/shared/venue/lodging.ts';
import { sleepsNote } from '../../content/rooms/lodging-text.ts';
import { hotelRooms } from '../../content/rooms/lodging.ts';
import type { Nights } from '../../stay/nights.ts';
import { Section } from '../../sections/section.tsx';
import { RoomPriceTag } from './room-price-tag.tsx';

/** Starts right under the header when scrolled to. */
const Band = styled(Section)`
  padding-block: 28px 8px;
  scroll-margin-top: -20px;
  ${media.up(900)} {
    padding-block: 44px 52px;
  }
`;

const Head = styled.div`
  h2 {
    ${type.h4}
  }
  p {
    ${type.small}
    margin-top: 2px;
    color: ${role.text2};
  }
  ${media.up(900)} {
    display: flex;
    gap: 32px;
    align-items: baseline;
    justify-content: space-between;
  }
`;

const Tags = styled.ul`
  margin-top: 14px;
  ${media.up(900)} {
    display: grid;
    /* A column for each room, even before the last ones have arrived. */
    grid-template-columns: repeat(auto-fill, minmax(max(148px, 100% / ${hotelRooms.length} - 20px), 1fr));
    gap: 20px;
    margin-top: 20px;
    border-top: 3px solid ${color.sanyan400};
    li {
      display: grid;
    }
  }
`;

/** All prices at once, each linked to its room; Check Availability leads here (FC-02). */
export function RoomPriceList({ id, nights }: { id: string; nights: Nights }) {
  return (
    <Band $background="cloth" id={id} tabIndex={-1} aria-labelledby={`${id}-all`}>
      <Container>
        <Head>
          <h2 id={`${id}-all`}>{`Every room, ${nights.kind === 'chosen' ? nights.text : 'every price'}`}</h2>
          <p>For the room, breakfast included. Star ratings are our own.{sleepsNote(rooms)}</p>
        </Head>
        <Tags>
          {hotelRooms.map((room) => (
            <RoomPriceTag key={room.key} of={room} nights={nights} />
          ))}
        </Tags>
      </Container>
    </Band>
  );
}
