import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { PatternFill } from '@venue/shared/pattern/pattern-fill.tsx';
import { owoEyo } from '@venue/shared/pattern/motifs/owo-eyo.tsx';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Facts } from '@venue/shared/ui/facts.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PageLinks } from '@venue/shared/ui/page-links.tsx';
import { styled } from 'styled-components';
import { PageTop, FocusTitle } from '../layout/booking-page.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';
import { cardFormText, payee } from '../payment/card-form-text.ts';
import { useHost } from '../host.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { expiresAt } from '../hall/booking/invoice.ts';
import { numericMomentInLagos } from '../time/moment-in-words.ts';
import type { Invitation } from './invitation.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';

export type InvitationText = { title: string; opening: string; advice: string };

const introduction = {
  title: 'Pay someone’s hall invoice.',
  opening:
    'Someone who has booked a hall here can send you the invoice as a link. Open it and pay us by card.',
};

function expiredText(shared: SharedInvoice): InvitationText {
  const { invoice, details, firstName } = shared;
  const sender = firstName || 'the person who sent it';
  return {
    title: 'This invoice has expired.',
    opening: `Invoice ${invoice.number} for ${details.hall}, ${formatLongDate(details.eventDate)}, was valid until ${numericMomentInLagos(expiresAt(shared))}.`,
    advice: `Please do not pay it. Ask ${sender} to check the date again and send a new link. If you paid before it expired and have not heard from us, call with the invoice number.`,
  };
}

function eventOverText({ invoice, details, firstName }: SharedInvoice): InvitationText {
  return {
    title: 'This event is over.',
    opening: `Invoice ${invoice.number} was for ${details.hall} on ${formatLongDate(details.eventDate)}.`,
    advice: `It can no longer be paid here. If something is still owed, ask ${firstName || 'the person who sent it'} or call with the invoice number.`,
  };
}

function otherTermsText({ invoice, details, firstName }: SharedInvoice): InvitationText {
  const sender = firstName || 'the person who sent it';
  return {
    title: 'Our prices have changed.',
    opening: `Invoice ${invoice.number} for ${formatLongDate(details.eventDate)} was issued before that. It keeps its own prices, which this page does not have.`,
    advice: `Nothing was charged, and you cannot pay it here. Ask ${sender} to pay from the original invoice, by card or by transfer.`,
  };
}

function notYetIssuedText({ invoice }: SharedInvoice): InvitationText {
  return {
    title: 'This invoice is dated in the future.',
    opening: `It was issued on ${numericMomentInLagos(invoice.issuedAt)}, which is still to come. The clock is wrong, either on this device or on the one it was issued on.`,
    advice: 'Nothing was charged. Check the date and time on this device, or ask for the link again.',
  };
}

/** `unread`: before the page has loaded. */
type NothingToPayReason = Exclude<Invitation, { kind: 'open' }> | { kind: 'unread' };

type Kind<Reason extends NothingToPayReason> = Reason['kind'];

const withInvoice: Readonly<
  Record<
    Kind<Extract<NothingToPayReason, { shared: SharedInvoice }>>,
    (shared: SharedInvoice) => InvitationText
  >
> = {
  expired: expiredText,
  'event-over': eventOverText,
  'other-terms': otherTermsText,
  'not-yet-issued': notYetIssuedText,
};

const withoutInvoice: Readonly<
  Record<Kind<Exclude<NothingToPayReason, { shared: SharedInvoice }>>, InvitationText>
> = {
  unread: {
    ...introduction,
    advice: 'The invoice in your link appears here once the page has loaded.',
  },
  none: {
    ...introduction,
    advice: 'There is no invoice in this link. If you were sent one, open the full link again.',
  },
  damaged: {
    title: 'This link is incomplete.',
    opening: 'Part of it was lost or changed on the way, so we can’t tell which invoice it is for.',
    advice:
      'Nothing was charged, and you cannot pay here. Ask for the link again, and tap or copy it instead of typing it.',
  },
  'other-version': {
    title: 'This link is for another version of this page.',
    opening: 'This version cannot read it. Nothing was charged.',
    advice: 'Reload the page. If that does not help, ask for a new link.',
  },
};

export function invitationText(invitation: NothingToPayReason): InvitationText {
  if (!('shared' in invitation)) return withoutInvoice[invitation.kind];
  return withInvoice[invitation.kind](invitation.shared);
}

const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 7fr minmax(0, 384px);
    column-gap: ${layout.freeColumn};
    align-items: start;
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space[32]};
`;

const Cowries = styled(PatternFill)`
  height: 128px;
  ${media.up(900)} {
    height: 384px;
  }
`;

/** Two lines high, so that nothing moves once the link is read. */
const Advice = styled.p`
  display: grid;
  align-content: center;
  min-height: 3.2em;
`;

const facts = [
  {
    name: 'What the link shows',
    text: 'The hall, date and hours, the invoice number, the first name of the person who booked, who the link is for, the amount requested, and what has been paid, with references. All of it is in the link itself, in a part that browsers do not send. Only the references are looked up, where we can do that.',
  },
  {
    name: 'What you pay',
    text: 'The deposit or the full payment. Once something has been paid: the amount the link asks for, or the balance. The prices are our own, worked out on this page. What has been paid and what you are asked for is what the sender says.',
  },
  {
    name: 'Who gets it',
    text: `${payee}, and no one else. ${cardFormText} You get a reference that we can find your payment by.`,
  },
] as const;

const ways = [
  { title: 'Book a hall of your own', path: addressOf('mf-bookings/hall-booking') },
  { title: 'My bookings on this device', path: addressOf('mf-bookings/bookings-on-this-device') },
] as const;

/** For a link with nothing to pay; explains how such links work. */
export function NothingToPay({ text }: { text: InvitationText }) {
  const { Link } = useHost();
  return (
    <>
      <PageTop>
        <FocusTitle focused={false}>{text.title}</FocusTitle>
        <MutedLeadText>{text.opening}</MutedLeadText>
      </PageTop>
      <Columns>
        <Column>
          <Note role="status">
            <Advice>{text.advice}</Advice>
          </Note>
          <Facts of={facts} columns={1} level={2} />
          <p>
            Questions? Call <PhoneLink />.
          </p>
          <PageLinks label="Ways on" link={Link} links={ways} />
        </Column>
        <Cowries motif={owoEyo} />
      </Columns>
    </>
  );
}
