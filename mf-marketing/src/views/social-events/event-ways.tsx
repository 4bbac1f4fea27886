import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { SocialEvent } from '../../content/events/social-events.ts';
import { useHost } from '../../host.ts';
import { firstLinkCovers } from '../../parts/first-link-covers.ts';

const Ask = styled(Button)`
  min-height: 44px;
  text-align: start;
`;

/** Its first link covers whatever positioned box it stands in. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  ${firstLinkCovers}
`;

/** Where there is a price, the way to book stands before the quote (EV-08). */
export function EventWays({ event: { booking, quote, one } }: { event: SocialEvent }) {
  const { Link } = useHost();
  return (
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
  );
}
