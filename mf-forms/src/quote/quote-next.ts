import { addressOf } from '@venue/shared/contract/address-of.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';

/** What happens after any request for a quote. */
export const quoteNext = {
  text: `We’ll work on it in office hours: ${officeHours}, Lagos time. Nothing is booked yet.`,
  way: { title: 'Meanwhile: see the halls', path: addressOf('mf-marketing/event-hall') },
} as const satisfies EmailFormSpec['next'];

/** Hints at the e-mail and phone fields of a quote form. */
export const quoteHints = {
  email: 'We’ll send the quote here, in office hours',
  phone: 'In case we have a question first',
} as const;
