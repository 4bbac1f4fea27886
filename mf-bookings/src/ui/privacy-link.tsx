import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { useHost } from '../host.ts';

/** Part of every booking form: where its details go, and how long they are stored. */
export function PrivacyLink() {
  const { Link } = useHost();
  return (
    <Small>
      <Link to={addressOf('mf-bookings/privacy')}>Where your details go</Link>
    </Small>
  );
}
