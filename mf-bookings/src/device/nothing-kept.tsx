import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { WaysOn } from '@venue/shared/ui/ways-on.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import type { DeviceContent } from './use-device-bookings.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[20]};
  align-content: start;
`;

const Words = styled.p`
  min-height: 3.2em;
`;

const ways = [
  { title: 'Book a hall', path: addressOf('mf-bookings/hall-booking') },
  { title: 'Hotel rooms', path: addressOf('mf-marketing/hotels') },
  { title: 'Apartments', path: addressOf('mf-marketing/apartments') },
  { title: 'Concert space', path: addressOf('mf-marketing/concert-space') },
] as const;

/** `read-over`: what is kept has left the list. */
type Kept = DeviceContent['kind'] | 'read-over';

const words = {
  unread: 'Invoices and receipts of this browser stand here as soon as the page has woken up.',
  blocked:
    'This browser lets the site keep nothing, so there is no list. Write invoice numbers and references down, or print them.',
  read: 'Nothing is kept on this device. The next invoice or receipt that you get in this browser appears here.',
  'read-over':
    'Nothing here is still to come. Receipts of halls from before are left in this browser; wiping this device takes them away.',
} as const satisfies Record<Kept, string>;

/** An empty list, or none yet, with the ways to fill it. */
export function NothingKept({ content }: { content: Kept }) {
  const { Link } = useHost();
  return (
    <Frame>
      <Words role="status">{words[content]}</Words>
      <WaysOn label="Ways to book" link={Link} ways={ways} />
    </Frame>
  );
}
