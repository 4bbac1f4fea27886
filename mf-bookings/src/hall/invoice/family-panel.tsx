import { formatLongDate } from '@venue/shared/dates.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { color, space, type } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../../host.ts';
import { invoiceFragment } from '../link/invoice-fragment.ts';
import { type LinkWish, longestName, sharedInvoice } from '../link/invoice-link.ts';
import { createSentLinks } from '../ledger/sent-links.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { Foldable } from '../../layout/foldable.tsx';
import { SendOn } from '../../controls/send-on.tsx';
import { partRange, accountOf } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import { expiresAt } from '../booking/invoice.ts';
import { partTyped } from '../booking/part-typed.ts';
import { nearMomentInLagos, nearMoment } from '../../time/moment-in-text.ts';

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

type FamilyProps = { booking: HallBooking; now: number };

/** What the panel and the message say, before the date is secured and after. */
function wordsOf({ booking, now }: FamilyProps, wish: LinkWish) {
  const ends = expiresAt(booking);
  const balance = accountOf(booking).payable;
  if (balance === 0) {
    return {
      title: 'Or family pays',
      lead: `Send the invoice as a link: whoever opens it can pay the deposit or the full payment by card, until ${nearMoment(ends, now)}.`,
      message: `The link opens it for payment by card, until ${nearMomentInLagos(ends, now)}:`,
    };
  }
  const asked = formatNaira(Math.min(wish.naira ?? balance, balance));
  return {
    title: 'Ask family to pay',
    lead: `A link asks somebody else for the balance, or for a part of it: ${asked}, as it stands below.`,
    message: `Please pay ${asked} of it by card, with this link:`,
  };
}

/** For whom, and how much: the sum stands in the link only where the terms take parts. */
function WishFields({ booking, problem }: { booking: HallBooking; problem: string | undefined }) {
  const balance = accountOf(booking).payable;
  const range = partRange(balance, booking.terms);
  return (
    <>
      {range ? (
        <TextField
          id="family-asked"
          name="asked"
          label="How much of it"
          hint={`From ${formatNaira(range.least)} to ${formatNaira(range.most)}; all of it if you leave this empty.`}
          inputMode="numeric"
          autoComplete="off"
          error={problem}
          optional
        />
      ) : null}
      <TextField
        id="family-whom"
        name="whom"
        label="For whom"
        hint="Stands on their page, so that nobody pays another’s link."
        autoComplete="off"
        maxLength={longestName}
        optional
      />
    </>
  );
}

/** What was typed into the fields, as the wish that it is; a sum that cannot be asked for has its problem. */
function wishOf(booking: HallBooking, { whom, asked }: { whom: string; asked: string }) {
  const range = partRange(accountOf(booking).payable, booking.terms);
  const sum = range && asked.trim() !== '' ? partTyped(asked, range) : undefined;
  const wish: LinkWish = { toWhom: whom, ...(sum?.kind === 'sum' && { naira: sum.naira }) };
  return { wish, problem: sum?.kind === 'problem' ? sum.text : undefined };
}

/** The link, to be sent or copied. */
function SendLink({ booking, wish, message }: { booking: HallBooking; wish: LinkWish; message: string }) {
  const { details, invoice } = booking;
  const link = `${location.origin}${addressOf('mf-bookings/family-payment')}${invoiceFragment(sharedInvoice(booking, wish))}`;
  return (
    <SendOn
      share={{
        title: `Invoice ${invoice.number}, ${details.hall}`,
        text: `${details.hall} on ${formatLongDate(details.eventDate)}, invoice ${invoice.number}. ${message}`,
        url: link,
      }}
      copy={{ name: 'Link to this invoice', value: link }}
      onSent={() => createSentLinks(deviceStorage).add(booking)}
    >
      Send the link
    </SendOn>
  );
}

/** The invoice as a link that somebody else can pay, with what that means for the one who sends it. */
export function FamilyPanel({ booking, now }: FamilyProps) {
  const seesOthers = useHost().config.reservation?.verifiesPayments === true;
  const [typed, setTyped] = useState({ whom: '', asked: '' });
  const { wish, problem } = wishOf(booking, typed);
  const text = wordsOf({ booking, now }, wish);
  return (
    <Panel
      aria-label="Family pays"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement)
          setTyped((before) => ({ ...before, [target.name]: target.value }));
      }}
    >
      <Foldable title={text.title} folded={accountOf(booking).payable > 0}>
        <p>{text.lead}</p>
        <WishFields booking={booking} problem={problem} />
        {problem === undefined ? <SendLink booking={booking} wish={wish} message={text.message} /> : null}
        <Small>
          It shows hall, day, hours, sums, invoice number, your first name and whom it is for, and carries the
          references of what was paid.{' '}
          {seesOthers
            ? 'What they pay by card shows here with your next look at it; a transfer does not.'
            : 'This page cannot know when they have paid: ask for the reference.'}{' '}
          Agree who pays before you do.
        </Small>
      </Foldable>
    </Panel>
  );
}
