import { formatLongDate } from '@venue/shared/dates.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { styled } from 'styled-components';
import { invoiceFragment, sharedInvoice } from '../link/invoice-link.ts';
import { createSentLinks } from '../ledger/sent-links.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { SendOn } from '../../controls/send-on.tsx';
import type { HallBooking } from '../booking/booking.ts';
import { expiresAt } from '../booking/invoice.ts';
import { momentInLagos, momentWords } from '../words/invoice-words.ts';

const Panel = styled.section`
  ${type.ui}
  display: grid;
  gap: ${space[12]};
  padding: 24px;
  border: 1px solid ${color.hair};
  > button {
    justify-self: start;
  }
  /* Nobody reads a link: one line of it is enough to be copied. */
  dd:first-of-type {
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The invoice as a link that somebody else can pay, with what that means for the one who sends it. */
export function FamilyPanel({ booking, now }: { booking: HallBooking; now: number }) {
  const { details, invoice } = booking;
  const link = `${location.origin}${addressOf('mf-bookings/family-payment')}${invoiceFragment(sharedInvoice(booking))}`;
  const ends = expiresAt(booking);
  return (
    <Panel aria-label="Family pays">
      <Heading level={2} look="h3">
        Or family pays
      </Heading>
      <p>{`Send the invoice as a link: whoever opens it can pay the deposit or the whole sum by card, until ${momentWords(ends, now)}.`}</p>
      <SendOn
        share={{
          title: `Invoice ${invoice.number}, ${details.hall}`,
          text: `${details.hall} on ${formatLongDate(details.eventDate)}, invoice ${invoice.number}. The link opens it for payment by card, until ${momentInLagos(ends, now)}:`,
          url: link,
        }}
        copy={{ name: 'Link to this invoice', value: link }}
        onSent={() => createSentLinks(deviceStorage).add(invoice.number)}
      >
        Send the link
      </SendOn>
      <Small>
        It shows hall, day, sums, invoice number and your first name, nothing else. This page cannot know when
        they have paid: ask for the reference, and agree who pays before you do.
      </Small>
    </Panel>
  );
}
