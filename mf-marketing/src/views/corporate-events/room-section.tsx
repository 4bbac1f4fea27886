import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted, Price } from '@venue/shared/ui/text.tsx';
import { roomPurposes } from '../../content/corporate-events.ts';
import { hallSeats } from '@venue/shared/venue/halls.ts';
import { halls, type Hall } from '../../content/halls.ts';
import { useHost } from '../../host.ts';
import { SeatChart } from './seat-chart.tsx';

const Head = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  max-width: 40rem;
  margin-bottom: ${space[32]};
  ${media.up(900)} {
    margin-bottom: ${space[20]};
  }
`;

/** The floors of all rooms lie on one line, and so do their prices. */
const Columns = styled.ul`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-rows: auto 1fr;
    grid-template-columns: repeat(3, 1fr);
    row-gap: ${space[20]};
  }
`;

const Frame = styled.li`
  display: grid;
  gap: ${space[12]};
  ${media.up(900)} {
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
`;

const Seats = styled.div`
  align-self: end;
  strong {
    ${type.stat}
    display: block;
    margin-bottom: ${space[8]};
    color: ${color.indigo900};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  align-items: flex-start;
  padding-top: ${space[12]};
  border-top: 1px solid ${role.hairline};
`;

const Guests = styled.p`
  color: ${role.text2};
`;

const Rental = styled(Price)`
  margin-top: auto;
  white-space: normal;
`;

function Room({ room }: { room: Hall }) {
  return (
    <Frame>
      <Seats>
        <strong aria-hidden="true">{room.listed.to}</strong>
        <SeatChart sure={room.listed.from} most={room.listed.to} />
      </Seats>
      <Words>
        <Heading level={2} look="h3">
          {room.name}
        </Heading>
        <Guests>{hallSeats(room)}</Guests>
        {roomPurposes[room.key] && <p>{roomPurposes[room.key]}</p>}
        <Rental>
          {formatNaira(room.rental)} <small>rental for the day</small>
        </Rental>
      </Words>
    </Frame>
  );
}

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[20]} ${layout.columnGap};
  align-items: center;
  margin-top: ${space[32]};
  p {
    max-width: 36em;
  }
`;

const Band = styled(Container)`
  padding-block: ${space[12]} ${space[52]};
  ${media.up(900)} {
    padding-block: 28px ${space[84]};
  }
`;

/** Paper, as a seating list is. */
const Ground = styled.section`
  background: ${color.starch100};
`;

/** The rooms, every seat drawn (EV-10), under the number that each holds at the most. */
export function Rooms({ children }: { children: ReactNode }) {
  const { Link } = useHost();
  return (
    <Ground>
      <Band>
        <Head>{children}</Head>
        <Columns>
          {halls.map((room) => (
            <Room key={room.id} room={room} />
          ))}
        </Columns>
        <More>
          <Button as={Link} to={addressOf('mf-marketing/event-hall')} $look="line">
            Compare the halls
          </Button>
          <Muted>
            A dot is a seat, forty in a row. Open dots are the seats between the lower figure and the upper.
          </Muted>
        </More>
      </Band>
    </Ground>
  );
}
