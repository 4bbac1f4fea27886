import { styled } from 'styled-components';
import { color, layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import type { EventAt } from '../../content/events/social-events.ts';
import { Cloth } from '../../pattern/cloth.tsx';
import { EventWays } from './event-ways.tsx';

/** Its cloth runs to the edge of the window, beside the words or over them. */
const Frame = styled.section`
  ${surface.dark}
  background: ${color.indigo900};
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Feathers = styled.div`
  height: 120px;
  overflow: hidden;
  ${media.up(900)} {
    height: auto;
    contain: size;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  padding: ${space[32]} ${layout.gutter} ${space[32]};
  p {
    max-width: 34em;
    color: ${role.text2};
  }
  /* The quote's link covers no more than its own line. */
  > :last-child {
    position: relative;
  }
  ${media.up(900)} {
    padding: ${space[84]} ${layout.outside} ${space[84]} ${space[52]};
  }
`;

/** What is easier said than written: the telephone stands before the quote, and nobody calls by a stray touch. */
export function Remembrance({ event }: { event: EventAt<'apart'> }) {
  return (
    <Frame>
      <Feathers>
        <Cloth motif={event.cloth} />
      </Feathers>
      <Words>
        <Heading level={2}>{event.title}</Heading>
        <p>{event.text}</p>
        <Button as="a" href={telephoneLink(mainPhone)} $look="line">
          <Icon name="telephone" /> Call {mainPhone}
        </Button>
        <EventWays event={event} />
      </Words>
    </Frame>
  );
}
