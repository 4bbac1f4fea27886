import { useRef } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Price, Small } from '@venue/shared/ui/text.tsx';
import { roomPurposes } from '../../content/corporate-events.ts';
import { guestsOf, hallSeats } from '@venue/shared/venue/halls.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { hallLooks } from '../../content/hall-looks.ts';
import { allHalls } from '../../content/hall-words.ts';
import { halls, type Hall } from '../../content/halls.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { useHallWish } from '../../parts/hall-wishes/use-hall-wishes.ts';
import { SectionHead } from '../../parts/section-head.tsx';
import { ConferenceRoom } from './conference-room.tsx';
import { DrawnSeats, Guests, NameAndPrice, Words } from './room-parts.tsx';

/** The floors of all rooms lie on one line, and so do their prices. */
const Columns = styled.ul`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: repeat(3, 1fr);
    row-gap: ${space[20]};
  }
`;

const Frame = styled.li`
  display: grid;
  gap: ${space[12]};
  ${media.up(900)} {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;

const View = styled(CaptionedPicture)`
  height: 180px;
`;

const Check = styled(Button)`
  min-height: 44px;
  margin-top: auto;
`;

/** 16:10 covers a third of the page, or a phone's width. */
const sizes = '(min-width: 1280px) 380px, (min-width: 900px) 30vw, (min-width: 640px) 100vw, 80vw';

/** How it looks, and what it is taken for. */
function said({ key }: Hall): string {
  return [hallLooks[key], roomPurposes[key]].filter(Boolean).join(' ');
}

function Room({ room }: { room: Hall }) {
  const { Link } = useHost();
  const { to } = guestsOf(room);
  return (
    <Frame data-hall={room.name}>
      <DrawnSeats seats={to} />
      <View of={room.image} sizes={sizes} ratio="fill" />
      <Words>
        <NameAndPrice>
          <Heading level={3}>{room.name}</Heading>
          <Price>
            {formatNaira(room.rental)} <small>a day</small>
          </Price>
        </NameAndPrice>
        <Guests>{hallSeats(room)}</Guests>
        {said(room) && <p>{said(room)}</p>}
        <Check as={Link} to={addressOf('mf-bookings/hall-booking')} $look="text">
          Check a date in {room.name} <Icon name="arrow" />
        </Check>
      </Words>
    </Frame>
  );
}

/** Once for all: chips would cover what these small pictures show. */
const Remark = styled(Small)`
  margin-top: ${space[20]};
`;

const More = styled(Button)`
  margin-top: ${space[20]};
`;

const Band = styled(Container)`
  padding-block: ${space[20]} ${space[52]};
  ${media.up(900)} {
    padding-block: ${space[52]} ${space[84]};
  }
`;

/** Paper, as a seating list is. */
const Ground = styled.section`
  background: ${color.starch100};
`;

/** The rooms, every seat drawn (EV-10), under the number that each holds at the most; last the one by quote. */
export function Rooms() {
  const { Link } = useHost();
  const rooms = useRef<HTMLUListElement>(null);
  useHallWish(rooms);
  return (
    <Ground>
      <Band>
        <SectionHead title={`${capital(allHalls)} with their prices, and one by quote.`}>
          Every dot is a seat; the figure is the most that a room holds.
        </SectionHead>
        <Columns ref={rooms}>
          {halls.map((room) => (
            <Room key={room.id} room={room} />
          ))}
          <ConferenceRoom />
        </Columns>
        <Remark>The pictures are artist’s impressions.</Remark>
        <More as={Link} to={addressOf('mf-marketing/event-hall')} $look="line">
          Compare the halls
        </More>
      </Band>
    </Ground>
  );
}
