import { useState } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { deviceStorage } from '../../../storage/device-storage.ts';
import { nearMomentInLagos, nearMoment } from '../../../time/moment-in-words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ShareButton } from '../../../ui/share.tsx';
import { partRange, accountOf } from '../../booking/account.ts';
import type { HallBooking } from '../../booking/booking.ts';
import { expiresAt } from '../../booking/invoice.ts';
import { createSentLinks } from '../../ledger/sent-links.ts';
import { invoiceFragment } from '../../link/invoice-fragment.ts';
import { type LinkOptions, longestName, sharedInvoice } from '../../link/invoice-link.ts';
import { parsePart } from '../../text/typed-payment.ts';
import { type InvoicePage, useInvoicePage } from '../invoice-page.ts';

const LinkPanel = styled(Panel)`
  /* Nobody reads the link: one line of it is enough. */
  dd:first-of-type {
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

function panelText({ booking, now }: InvoicePage, options: LinkOptions) {
  const ends = expiresAt(booking);
  const balance = accountOf(booking).payableNow;
  if (balance === 0) {
    return {
      title: 'Or family pays',
      lead: `Send the invoice as a link: anyone who opens it can pay the deposit or the full payment by card, until ${nearMoment(ends, now)}.`,
      message: `Open the link to pay it by card, until ${nearMomentInLagos(ends, now)}:`,
    };
  }
  const asked = formatNaira(Math.min(options.naira ?? balance, balance));
  return {
    title: 'Ask family to pay',
    lead: `Send a link that asks someone else for the balance or part of it: ${asked}, as set below.`,
    message: `Please pay ${asked} of it by card, with this link:`,
  };
}

type TypedOptions = { whom: string; asked: string };

type OptionFieldsProps = {
  booking: HallBooking;
  problem: string | undefined;
  onType: (field: Partial<TypedOptions>) => void;
};

/** For whom, and how much; the amount only where the terms allow part payments. */
function OptionFields({ booking, problem, onType }: OptionFieldsProps) {
  const balance = accountOf(booking).payableNow;
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
          onChange={({ currentTarget }) => onType({ asked: currentTarget.value })}
        />
      ) : null}
      <TextField
        id="family-whom"
        name="whom"
        label="Who is it for?"
        hint="Shown on their page, so that nobody pays someone else’s link."
        autoComplete="off"
        maxLength={longestName}
        optional
        onChange={({ currentTarget }) => onType({ whom: currentTarget.value })}
      />
    </>
  );
}

function readOptions(booking: HallBooking, { whom, asked }: TypedOptions) {
  const range = partRange(accountOf(booking).payableNow, booking.terms);
  const sum = range && asked.trim() !== '' ? parsePart(asked, range) : undefined;
  const options: LinkOptions = { toWhom: whom, ...(sum?.kind === 'sum' && { naira: sum.naira }) };
  return { options, problem: sum?.kind === 'problem' ? sum.text : undefined };
}

function SendLink({
  booking,
  options,
  message,
}: {
  booking: HallBooking;
  options: LinkOptions;
  message: string;
}) {
  const { details, invoice } = booking;
  const link = `${location.origin}${addressOf('mf-bookings/family-payment')}${invoiceFragment(sharedInvoice(booking, options))}`;
  return (
    <ShareButton
      share={{
        title: `Invoice ${invoice.number}, ${details.hall}`,
        text: `${details.hall} on ${formatLongDate(details.eventDate)}, invoice ${invoice.number}. ${message}`,
        url: link,
      }}
      copy={{ name: 'Link to this invoice', value: link }}
      onShared={() => createSentLinks(deviceStorage).add(booking)}
    >
      Send the link
    </ShareButton>
  );
}

/** The invoice as a link that somebody else can pay. */
export function FamilyLink() {
  const shown = useInvoicePage();
  const { booking } = shown;
  const [typed, setTyped] = useState({ whom: '', asked: '' });
  const { options, problem } = readOptions(booking, typed);
  const { title, lead, message } = panelText(shown, options);
  return (
    <LinkPanel title={title} label="Family pays" look="framed" folded={accountOf(booking).payableNow > 0}>
      <p>{lead}</p>
      <OptionFields
        booking={booking}
        problem={problem}
        onType={(field) => setTyped((before) => ({ ...before, ...field }))}
      />
      {problem === undefined ? <SendLink booking={booking} options={options} message={message} /> : null}
      <Small>
        It shows the hall, date, hours, amounts, invoice number, your first name and who it is for, and
        includes the references of payments made so far. Their payments may not show up here: ask them for the
        reference. Agree who is paying before you pay.
      </Small>
    </LinkPanel>
  );
}
