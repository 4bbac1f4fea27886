import { useRef } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { eventsAt } from '../../content/events/social-events.ts';
import { useHallWish } from '../../parts/hall-wishes/use-hall-wishes.ts';
import { EventCard } from './event-card.tsx';
import { OtherEvents } from './other-events.tsx';
import { Remembrance } from './remembrance.tsx';

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
