import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted, Price } from '@venue/shared/ui/text.tsx';
import { roomPurposes } from '../../content/corporate-events.ts';
import { hallSeats } from '@venue/shared/venue/halls.ts';
import { halls, type Hall } from '../../content/halls.ts';
import { useHost } from '../../host.ts';
import { SeatChart } from './seat-chart.tsx';

/** The words of the page stand over the smallest room, where its seats leave the column free. */
const Chart = styled.div`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    > * {
      grid-area: 1 / 1;
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  ${media.up(900)} {
    position: relative;
    gap: ${space[12]};
    place-self: start;
    width: calc((100% - 2 * ${layout.columnGap}) / 3);
  }
`;

const Columns = styled.ul`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Frame = styled.li`
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: ${space[20]};
  padding-top: ${space[20]};
  border-top: 1px solid ${role.hairline};
  ${media.up(900)} {
    grid-template: auto 1fr / 1fr;
    gap: ${space[32]};
    padding-top: 0;
    border: 0;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  align-items: flex-start;
  ${media.up(900)} {
    padding-top: ${space[20]};
    border-top: 1px solid ${role.hairline};
  }
`;

const Guests = styled.p`
  color: ${role.text2};
`;

const Rental = styled(Price)`
  white-space: normal;
`;

function Room({ room }: { room: Hall }) {
  return (
    <Frame>
      <SeatChart sure={room.listed.from} most={room.listed.to} />
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

const Ground = styled.section`
  ${surface.dark}
`;

/** The rooms, every seat drawn (EV-10), under the words that stand over the smallest of them. */
export function Rooms({ children }: { children: ReactNode }) {
  const { Link } = useHost();
  return (
    <Ground>
      <Band>
        <Chart>
          <Head>{children}</Head>
          <Columns>
            {halls.map((room) => (
              <Room key={room.id} room={room} />
            ))}
          </Columns>
        </Chart>
        <More>
          <Button as={Link} to={addressOf('mf-marketing/event-hall')} $look="line">
            Compare the halls
          </Button>
          <Muted>
            A dot is a seat, twenty in a row. Open dots are the seats between the lower figure and the upper.
          </Muted>
        </More>
      </Band>
    </Ground>
  );
}
