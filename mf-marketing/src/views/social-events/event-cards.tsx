import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { socialEvents } from '../../content/social-events.ts';
import { useHallWish } from '../../parts/hall-wishes/use-hall-wishes.ts';
import { EventCard } from './event-card.tsx';

/** The words of the page take the first two places among the cards. */
const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(1200)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: ${space[52]};
  }
`;

const Cards = styled.ul`
  display: contents;
`;

const Head = styled.div`
  ${pageWords}
  grid-column: 1 / -1;
  ${media.up(1200)} {
    grid-column: span 2;
    padding-right: ${space[32]};
  }
`;

const Note = styled(Small)`
  margin-block: ${space[12]} ${layout.band};
`;

/** The eight kinds of social event: the parties first, a remembrance in a quiet place of its own (EV-07); `children` stand before them. */
export function EventCards({ children }: { children: ReactNode }) {
  const cards = useRef<HTMLUListElement>(null);
  useHallWish(cards);
  return (
    <>
      <Places>
        <Head>{children}</Head>
        <Cards ref={cards}>
          {socialEvents.map((event) => (
            <EventCard key={event.title} event={event} />
          ))}
        </Cards>
      </Places>
      {socialEvents.some(({ picture }) => typeof picture !== 'string' && picture.render) && (
        <Note>The pictures are artist’s impressions.</Note>
      )}
    </>
  );
}
