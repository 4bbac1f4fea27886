import { useRef } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { socialEvents } from '../../content/social-events.ts';
import { useHallWish } from '../../parts/hall-wishes/use-hall-wishes.ts';
import { AnythingElse } from './anything-else.tsx';
import { EventCard } from './event-card.tsx';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(1200)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: ${space[52]};
  }
`;

const Note = styled(Small)`
  margin-block: ${space[12]} ${layout.band};
`;

const parties = socialEvents.filter(({ place }) => place === 'tile');
const apart = socialEvents.filter(({ place }) => place === 'apart');

/** The eight kinds of social event (EV-07): the parties, what else there is to celebrate, and a remembrance in a quiet place of its own. */
export function EventCards() {
  const cards = useRef<HTMLUListElement>(null);
  useHallWish(cards);
  return (
    <Container>
      <Cards ref={cards}>
        {parties.map((event) => (
          <EventCard key={event.title} event={event} />
        ))}
        <AnythingElse />
        {apart.map((event) => (
          <EventCard key={event.title} event={event} />
        ))}
      </Cards>
      {parties.some(({ picture }) => typeof picture !== 'string' && picture.render) && (
        <Note>The pictures are artist’s impressions.</Note>
      )}
    </Container>
  );
}
