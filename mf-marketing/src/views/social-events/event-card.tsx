import { firstLinkCovers } from '../../parts/first-link-covers.ts';
import { styled } from 'styled-components';
import { media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import type { SocialEvent } from '../../content/social-events.ts';
import { useHost } from '../../host.ts';
import { SmallPicture } from '../../media/small-picture.tsx';
import { Cloth } from '../../pattern/cloth.tsx';

/** Of two columns on phones, of four on wide screens. */
const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  &[data-place='apart'] {
    grid-column: 1 / -1;
    ${surface.dark}
  }
  ${media.up(1200)} {
    &[data-place='apart'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0;
    }
  }
`;

const View = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  [data-place='apart'] > & {
    aspect-ratio: 2;
  }
  ${media.up(1200)} {
    [data-place='apart'] > & {
      aspect-ratio: auto;
      contain: size;
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
    color: ${role.text2};
  }
  [data-place='apart'] > & {
    padding: ${space[8]} ${space[20]} ${space[12]};
  }
  ${media.up(1200)} {
    [data-place='apart'] > & {
      justify-content: center;
      padding: ${space[32]};
    }
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

const Ask = styled(Button)`
  min-height: 44px;
  text-align: start;
`;

/** Above the reach of the quote's link, which covers the card: nobody calls by a stray touch. */
const Call = styled(Ask)`
  position: relative;
  z-index: 1;
`;

/** Where there is a price, the way to book stands before the quote. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  ${firstLinkCovers}
`;

const sizes = {
  tile: '(min-width: 1200px) 320px, (min-width: 640px) 50vw, 44vw',
  apart: '(min-width: 1200px) 480px, (min-width: 640px) 100vw, 80vw',
} as const satisfies Record<SocialEvent['place'], string>;

/** A kind of event, where it happens, and the way to a price (EV-08); the whole card answers to the pointer with its first link. */
export function EventCard({ event }: { event: SocialEvent }) {
  const { Link } = useHost();
  const { title, text, one, quote, booking, callFirst, picture, place } = event;
  return (
    <Frame data-place={place}>
      <View>
        {typeof picture === 'string' ? (
          <Cloth motif={picture} />
        ) : (
          <SmallPicture of={picture} sizes={sizes[place]} />
        )}
      </View>
      <Words>
        <Title level={2} look="h3">
          {title}
        </Title>
        <p>{text}</p>
        {callFirst && (
          <Call as="a" href={telephoneLink(mainPhone)} $look="text">
            <Icon name="telephone" /> Call {mainPhone}
          </Call>
        )}
        <Ways data-hall={booking?.hall}>
          {booking && (
            <Ask as={Link} to={booking.path} $look="text">
              <span>
                {booking.title}
                <VisuallyHidden> {booking.of}</VisuallyHidden>
              </span>
              <Icon name="arrow" />
            </Ask>
          )}
          <Ask as={Link} to={quote} $look="text">
            <span>
              Request a quote<VisuallyHidden> for {one}</VisuallyHidden>
            </span>
          </Ask>
        </Ways>
      </Words>
    </Frame>
  );
}
