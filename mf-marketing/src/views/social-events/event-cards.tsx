import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { socialEvents } from '../../content/social-events.ts';
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

/** The eight kinds of social event: the parties first, a remembrance in a quiet place of its own (EV-07). */
export function EventCards() {
  return (
    <>
      <Cards>
        {socialEvents.map((event) => (
          <EventCard key={event.title} event={event} />
        ))}
      </Cards>
      {socialEvents.some(({ picture }) => picture.render) && (
        <Note>The pictures are artist’s impressions.</Note>
      )}
    </>
  );
}
