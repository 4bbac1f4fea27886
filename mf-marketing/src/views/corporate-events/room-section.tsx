import { Section } from '../../sections/section.tsx';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { roomPurposes } from '../../content/events/corporate-events.ts';
import { guestsOf, hallSeats } from '@venue/shared/venue/halls.ts';
import { hallLooks } from '../../content/halls/hall-looks.ts';
import { halls, type Hall } from '../../content/halls/halls.ts';
import { useHost } from '../../host.ts';
import { useHallWish } from '../../parts/hall-wishes/use-hall-wishes.ts';
import { SectionHead } from '../../sections/section-head.tsx';
import { ConferenceRoom } from './conference-room.tsx';
import { RoomCard } from './room-card.tsx';

/** Two to a row, four on wide screens. */
const Columns = styled.ul`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.up(1200)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** How it looks, and what it is taken for. */
function said({ key }: Hall): string {
  return [hallLooks[key], roomPurposes[key]].filter(Boolean).join(' ');
}

function Room({ room }: { room: Hall }) {
  const { Link } = useHost();
  const { to } = guestsOf(room);
  return (
    <RoomCard
      hall={room.name}
      picture={room.image}
      name={room.name}
      price={
        <>
          {formatNaira(room.rental)} <small>a day</small>
        </>
      }
      seats={to}
      guests={hallSeats(room)}
      text={said(room)}
    >
      <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="text">
        <span>
          Check a date<VisuallyHidden> in {room.name}</VisuallyHidden>
        </span>
        <Icon name="arrow" />
      </Button>
    </RoomCard>
  );
}

/** The rooms, with the number that each holds at the most (EV-10); last the one by quote. */
export function Rooms() {
  const { Link } = useHost();
  const rooms = useRef<HTMLUListElement>(null);
  useHallWish(rooms);
  return (
    <Section $ground="tint">
      <Container>
        <SectionHead title="The halls with their prices, and one by quote.">
          The figure is the most that a room holds.{' '}
          <Link to={addressOf('mf-marketing/event-hall')}>Compare the halls</Link>.
        </SectionHead>
        <Columns ref={rooms}>
          {halls.map((room) => (
            <Room key={room.id} room={room} />
          ))}
          <ConferenceRoom />
        </Columns>
      </Container>
    </Section>
  );
}
