import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Facts } from '@venue/shared/ui/facts.tsx';
import { useHost } from '../host.ts';
import { RuledPart } from '../page/ruled-part.tsx';

const ways = [
  {
    name: 'Check a date',
    text: 'See at once whether a hall is free, and get an invoice.',
    path: addressOf('mf-bookings/hall-booking'),
  },
  {
    name: 'Request a quote',
    text: 'Tell us about your event and guests, and we’ll e-mail you a quote.',
    path: addressOf('mf-forms/request-quote'),
  },
  {
    name: 'Find your booking',
    text: 'Bookings made on this phone or computer, with their invoices and receipts.',
    path: addressOf('mf-bookings/bookings-on-this-device'),
  },
] as const;

/** Pages that answer sooner than an e-mail. */
export function QuickerWays() {
  return (
    <RuledPart title="Often quicker">
      <Facts of={ways} columns={1} link={useHost().Link} />
    </RuledPart>
  );
}
