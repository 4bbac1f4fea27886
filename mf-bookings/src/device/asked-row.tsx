import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { useHost } from '../host.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { BookingRow } from './booking-row.tsx';
import type { AskedHold } from '../hall/ledger/ledger-entry.ts';
import { askedRowWords } from './hall-row-words.ts';

/** A hold that may exist (D-22). */
export function AskedRow({ asked, now }: { asked: AskedHold; now: number }) {
  const { Link } = useHost();
  return (
    <BookingRow words={askedRowWords(asked, now)}>
      <Button as={Link} to={addressOf('mf-bookings/hall-booking')}>
        Check the date again
      </Button>
      <PhoneLink />
    </BookingRow>
  );
}
