import { addressOf } from '@venue/shared/contract/address-of.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';

/** What follows a request for a quote, on whichever page it was asked for. */
export const quoteNext = {
  text: `We’ll work on it in office hours: ${officeHours}, Lagos time. Nothing is booked yet.`,
  way: { title: 'Meanwhile: see the halls', path: addressOf('mf-marketing/event-hall') },
} as const satisfies EmailFormSpec['next'];

/** What stands beside the two ways to answer who asks for a quote. */
export const quoteHints = {
  email: 'We’ll send the quote here, in office hours',
  phone: 'In case we have a question first',
} as const;
