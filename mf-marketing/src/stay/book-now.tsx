import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { Lodging } from '../content/rooms/lodging.ts';
import { useHost } from '../host.ts';
import type { Nights } from './nights.ts';
import { bookingMethodOf, bookingMethodText } from './booking-method.ts';

/** In the address, so that a new tab has them too. */
function addressWith(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query === '' ? path : `${path}?${query}`;
}

function stayOf(nights: Nights): Record<string, string> {
  if (nights.kind !== 'chosen') return {};
  const { checkIn, checkOut, arrival } = nights;
  return { checkIn, checkOut, ...(arrival && { arrival }) };
}

type BookNowProps = Pick<Lodging, 'name' | 'booking'> & { nights: Nights };

/** Books a room or an apartment, or requests it, for the chosen nights (FC-07, FC-08, FC-12). */
export function BookNow({ name, booking, nights }: BookNowProps) {
  const { Link, config } = useHost();
  const way = bookingMethodOf(booking, config.links);
  const text = (
    <span>
      {bookingMethodText[way.kind].button}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </span>
  );
  if (way.kind === 'here') {
    return (
      <Button as={Link} to={addressWith(way.path, stayOf(nights))}>
        {text}
      </Button>
    );
  }
  if (way.kind === 'desk') {
    const day = nights.kind === 'chosen' && { eventDate: nights.checkIn };
    return (
      <Button as={Link} to={addressWith(addressOf('mf-forms/request-quote'), { ...day })} $variant="line">
        {text}
      </Button>
    );
  }
  return (
    <Button as="a" href={way.address} target="_blank" rel="noopener" $variant="line">
      {text}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}
