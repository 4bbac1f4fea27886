import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { useHost } from '../host.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { BookingRow } from './booking-row.tsx';
import type { UnansweredHold } from '../hall/ledger/ledger-entry.ts';
import { unansweredRowWords } from './hall-row-words.ts';

/** A hold that may exist (D-22). */
export function UnansweredRow({ hold, now }: { hold: UnansweredHold; now: number }) {
  const { Link } = useHost();
  return (
    <BookingRow words={unansweredRowWords(hold, now)}>
      <Button as={Link} to={addressOf('mf-bookings/hall-booking')}>
        Check the date again
      </Button>
      <PhoneLink />
    </BookingRow>
  );
}
