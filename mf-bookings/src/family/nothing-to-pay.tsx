import { styled } from 'styled-components';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { expiresAt } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { numericMomentInLagos } from '../time/moment-in-words.ts';
import { PageTop, FocusTitle } from '../ui/booking-page.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import type { Invitation } from './invitation.ts';

type InvitationText = { title: string; opening: string; advice: string };

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

type Reason = Exclude<Invitation, { kind: 'open' }> | { kind: 'unread' };

const fixedTexts: Readonly<Record<Exclude<Reason, { shared: SharedInvoice }>['kind'], InvitationText>> = {
  unread: { ...introduction, advice: 'The invoice in your link appears here once the page has loaded.' },
  none: {
    ...introduction,
    advice: 'There is no invoice in this link. If you were sent one, open the full link again.',
  },
  damaged: {
    title: 'We cannot read this link.',
    opening:
      'Part of it was lost or changed on the way, or it was made by another version of this page or by a device with a wrong clock.',
    advice:
      'Nothing was charged, and you cannot pay here. Ask for the link again, and tap or copy it instead of typing it.',
  },
};

/** Why there is nothing to pay. `unread`: before the page has loaded. */
export function invitationText(reason: Reason): InvitationText {
  if (!('shared' in reason)) return fixedTexts[reason.kind];
  if (reason.kind === 'expired') return expiredText(reason.shared);
  return reason.kind === 'event-over' ? eventOverText(reason.shared) : otherTermsText(reason.shared);
}

/** Two lines high, so that nothing moves once the link is read. */
const Advice = styled.p`
  display: grid;
  align-content: center;
  min-height: 3.2em;
`;

/** For a link with nothing to pay. */
export function NothingToPay({ text }: { text: InvitationText }) {
  return (
    <PageTop>
      <FocusTitle focused={false}>{text.title}</FocusTitle>
      <MutedLeadText>{text.opening}</MutedLeadText>
      <Note role="status">
        <Advice>{text.advice}</Advice>
      </Note>
      <p>
        Questions? Call <PhoneLink />.
      </p>
    </PageTop>
  );
}
