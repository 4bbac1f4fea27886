import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { Lodging } from '../../content/lodging.ts';
import { useHost } from '../../host.ts';
import { wayOf } from './way-of.ts';

/** The way to book a room or an apartment (FC-07, FC-08, FC-12). */
export function BookNow({ name, booking }: Pick<Lodging, 'name' | 'booking'>) {
  const { Link, config } = useHost();
  const way = wayOf(booking, config.links);
  const words = (
    <span>
      Book Now<VisuallyHidden>: {name}</VisuallyHidden>
    </span>
  );
  if (way.kind === 'here') {
    return (
      <Button as={Link} to={way.path}>
        {words}
      </Button>
    );
  }
  if (way.kind === 'desk') {
    return (
      <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="line">
        {words}
      </Button>
    );
  }
  return (
    <Button as="a" href={way.address} target="_blank" rel="noopener" $look="line">
      {words}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}
