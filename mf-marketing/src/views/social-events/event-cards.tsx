import { media, role, space, type, layout } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { type EventAt, eventsAt } from '../../content/events/social-events.ts';
import { SmallPicture } from '../../media/small-picture.tsx';
import { useHallWish } from '../../parts/hall-wishes/use-hall-wishes.ts';
import { EventWays } from './event-ways.tsx';
import { OtherEvents } from './other-events.tsx';
import { Remembrance } from './remembrance.tsx';

/** Wide, narrow, narrow, wide: on phones over two columns, on desks two to a row of twelve. */
const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  &:nth-child(4n + 1),
  &:nth-child(4n) {
    grid-column: span 2;
  }
  ${media.up(900)} {
    grid-column: span 5;
    &:nth-child(4n + 1),
    &:nth-child(4n) {
      grid-column: span 7;
    }
  }
`;

const View = styled(SmallPicture)`
  height: 340px;
  @media (max-width: 639.98px) {
    height: 168px;
    li:nth-child(4n + 1) > &,
    li:nth-child(4n) > & {
      height: 232px;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
  p {
    max-width: 34em;
    color: ${role.text2};
  }
`;

/** Two to a row of a phone, where the larger size would break the words. */
const Title = styled(Heading)`
  ${type.h3}
  margin-bottom: ${space[4]};
  font-size: 1.25rem;
  overflow-wrap: anywhere;
  ${media.up(640)} {
    font-size: 1.75rem;
  }
`;

const sizes = '(min-width: 1600px) 800px, (min-width: 900px) 60vw, (min-width: 640px) 100vw, 90vw';

/** A kind of event with the place it happens in, and the way to a price (EV-08); the whole card answers to the pointer with its first link. */
function EventCard({ event }: { event: EventAt<'pictured'> }) {
  return (
    <Frame>
      <View of={event.picture} sizes={sizes} />
      <Words>
        <Title level={2} look="h3">
          {event.title}
        </Title>
        <p>{event.text}</p>
        <EventWays event={event} />
      </Words>
    </Frame>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${layout.columnGap};
  padding-bottom: ${layout.band};
  ${media.up(900)} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    row-gap: ${space[52]};
    padding-top: ${layout.shortBand};
  }
`;

/** The eight kinds of social event (EV-07): four pictured, the others in lines, and a remembrance in a quiet place of its own. */
export function EventCards() {
  const events = useRef<HTMLDivElement>(null);
  useHallWish(events);
  return (
    <div ref={events}>
      <Container>
        <Cards>
          {eventsAt('pictured').map((event) => (
            <EventCard key={event.title} event={event} />
          ))}
        </Cards>
      </Container>
      <OtherEvents />
      {eventsAt('apart').map((event) => (
        <Remembrance key={event.title} event={event} />
      ))}
    </div>
  );
}
