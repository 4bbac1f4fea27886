import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { Lodging } from '../../content/lodging.ts';
import { useHost } from '../../host.ts';

/** The way to book a room or an apartment (FC-07, FC-08, FC-12). */
export function BookNow({ name, booking }: Pick<Lodging, 'name' | 'booking'>) {
  const { Link, config } = useHost();
  const words = (
    <span>
      Book Now<VisuallyHidden>: {name}</VisuallyHidden>
    </span>
  );
  if (booking.kind === 'online') {
    return (
      <Button as={Link} to={booking.path}>
        {words}
      </Button>
    );
  }
  const { roomReservations } = config.links;
  if (!roomReservations) {
    return (
      <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="line">
        {words}
      </Button>
    );
  }
  return (
    <Button as="a" href={roomReservations} target="_blank" rel="noopener" $look="line">
      {words}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}
