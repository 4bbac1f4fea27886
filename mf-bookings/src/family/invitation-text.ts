import { formatLongDate } from '@venue/shared/dates.ts';
import { expiresAt } from '../hall/booking/invoice.ts';
import { numericMomentInLagos } from '../time/moment-in-text.ts';
import type { Invitation } from './invitation.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';

/** Heading, opening sentence and what can be done. */
export type InvitationText = { title: string; opening: string; advice: string };

const introduction = {
  title: 'Pay for somebody’s day.',
  opening:
    'Whoever books a hall here can send you its invoice as a link. You open it and pay the venue by card.',
};

function overText(shared: SharedInvoice): InvitationText {
  const { invoice, details, firstName } = shared;
  const sender = firstName || 'whoever sent it';
  return {
    title: 'This invoice is over.',
    opening: `Invoice ${invoice.number} for ${details.hall}, ${formatLongDate(details.eventDate)}, was good until ${numericMomentInLagos(expiresAt(shared))}.`,
    advice: `Please do not pay it any more. Ask ${sender} to check the date again and to send a new link. Paid before it ended, and no word from the venue? Call with the invoice number.`,
  };
}

function otherTermsText({ invoice, details, firstName }: SharedInvoice): InvitationText {
  const sender = firstName || 'whoever sent it';
  return {
    title: 'The venue’s prices have changed.',
    opening: `Invoice ${invoice.number} for ${formatLongDate(details.eventDate)} was written before that and keeps its own sums, which this page does not know.`,
    advice: `Nothing was charged, and nothing can be paid here. ${firstName || 'Whoever sent it'} has the invoice as it was written: ask ${sender} to pay it there, by card or by transfer.`,
  };
}

function earlyText({ invoice }: SharedInvoice): InvitationText {
  return {
    title: 'This invoice comes from the future.',
    opening: `It was written ${numericMomentInLagos(invoice.issuedAt)}. That is still to come: a clock is wrong, here or where it was written.`,
    advice: 'Nothing was charged. Check date and time of this device, or ask for the link again.',
  };
}

/** What an address asks for when nothing can be paid; `unread` before the page has looked. */
type NothingAsked = Exclude<Invitation, { kind: 'open' }> | { kind: 'unread' };

const withoutInvoice: Readonly<
  Record<Exclude<NothingAsked, { shared: SharedInvoice }>['kind'], InvitationText>
> = {
  unread: {
    ...introduction,
    advice: 'The invoice of your link appears here as soon as the page has woken up.',
  },
  none: {
    ...introduction,
    advice: 'This link has no invoice. If you were sent one, open the full link again.',
  },
  damaged: {
    title: 'This link is not whole.',
    opening: 'Something of it was lost or changed on the way, so it names no invoice.',
    advice:
      'Nothing was charged, and nothing can be paid here. Ask for the link again, and copy it or press it instead of typing it.',
  },
  'other-version': {
    title: 'This link belongs to another version of this page.',
    opening: 'So it cannot be read here, and nothing was charged.',
    advice: 'Load the page again. If that does not help, ask for a new link.',
  },
};

/** What stands where there is nothing to pay. */
export function invitationText(asked: NothingAsked): InvitationText {
  if (asked.kind === 'over') return overText(asked.shared);
  if (asked.kind === 'other-terms') return otherTermsText(asked.shared);
  return asked.kind === 'early' ? earlyText(asked.shared) : withoutInvoice[asked.kind];
}
