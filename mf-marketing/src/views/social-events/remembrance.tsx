import { Beside } from '../../sections/picture-beside.tsx';
import { styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import type { EventAt } from '../../content/events/social-events.ts';
import { Cloth } from '../../pattern/cloth.tsx';
import { EventWays } from './event-ways.tsx';

/** The quote's link covers no more than its own line. */
const Own = styled.div`
  position: relative;
`;

/** What is easier said than written: the telephone stands before the quote, and nobody calls by a stray touch. */
export function Remembrance({ event }: { event: EventAt<'apart'> }) {
  return (
    <Beside
      ground="cloth"
      side={
        <div>
          <Cloth motif={event.cloth} />
        </div>
      }
    >
      <Heading level={2}>{event.title}</Heading>
      <p>{event.text}</p>
      <Button as="a" href={telephoneLink(mainPhone)} $look="line">
        <Icon name="telephone" /> Call {mainPhone}
      </Button>
      <Own>
        <EventWays event={event} />
      </Own>
    </Beside>
  );
}
