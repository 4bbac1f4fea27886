import { Ways } from '../../sections/ways.tsx';
import { styled } from 'styled-components';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { SocialEvent } from '../../content/events/social-events.ts';
import { useHost } from '../../host.ts';
import { firstLinkCovers } from '../../parts/first-link-covers.ts';

/** Its first link covers whatever positioned box it stands in. */
const Covering = styled(Ways)`
  ${firstLinkCovers}
`;

/** Where there is a price, the way to book stands before the quote (EV-08). */
export function EventWays({ event: { booking, quote, one } }: { event: SocialEvent }) {
  const { Link } = useHost();
  return (
    <Covering data-hall={booking?.hall}>
      {booking && (
        <Link to={booking.path}>
          <span>
            {booking.title}
            <VisuallyHidden> {booking.of}</VisuallyHidden>
          </span>
          <Icon name="arrow" />
        </Link>
      )}
      <Link to={quote}>
        <span>
          Request a quote<VisuallyHidden> for {one}</VisuallyHidden>
        </span>
      </Link>
    </Covering>
  );
}
