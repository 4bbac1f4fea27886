import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { invoiceFragment } from '../hall/link/invoice-link.ts';
import type { FamilyRecord } from '../family/family-record.ts';
import { useHost } from '../host.ts';
import { BookingRow } from './booking-row.tsx';
import { familyRowWords } from './hall-row-words.ts';

/** What this device paid for somebody else's invoice. */
export function FamilyRow({ record }: { record: FamilyRecord }) {
  const { Link } = useHost();
  return (
    <BookingRow words={familyRowWords(record)}>
      <Button as={Link} to={addressOf('mf-bookings/family-payment') + invoiceFragment(record)} $look="line">
        {record.state === 'unresolved' ? 'Open the invoice' : 'Open the receipt'}
      </Button>
    </BookingRow>
  );
}
