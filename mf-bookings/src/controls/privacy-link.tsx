import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { useHost } from '../host.ts';

/** Stands at every form of a booking: where its details go, and how long they are kept. */
export function PrivacyLink() {
  const { Link } = useHost();
  return (
    <Small>
      <Link to={addressOf('mf-bookings/privacy')}>Where your details go</Link>
    </Small>
  );
}
