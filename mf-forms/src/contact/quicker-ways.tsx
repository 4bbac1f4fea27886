import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.ts';
import { Facts } from '@venue/shared/ui/facts.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';

const Frame = styled.section`
  ${doubleLine}
  display: grid;
  gap: ${space[20]};
  padding-top: ${space[20]};
  ${media.up(900)} {
    padding-top: 28px;
  }
`;

const ways = [
  {
    name: 'Check a date',
    text: 'For a hall: you see at once whether it is free, and get an invoice.',
    path: addressOf('mf-bookings/hall-booking'),
  },
  {
    name: 'Request a quote',
    text: 'Tell us the event and the guests; the quote comes by e-mail.',
    path: addressOf('mf-forms/request-quote'),
  },
  {
    name: 'Find your booking',
    text: 'Bookings made on this phone or computer, with their invoices and receipts.',
    path: addressOf('mf-bookings/bookings-on-this-device'),
  },
] as const;

/** What another page answers sooner than a letter. */
export function QuickerWays() {
  return (
    <Frame>
      <Heading level={2} look="h3">
        Often quicker
      </Heading>
      <Facts of={ways} columns={1} link={useHost().Link} />
    </Frame>
  );
}
