import { addressOf } from '@venue/shared/contract/address-of.ts';
import { contact } from '@venue/shared/venue/contacts.ts';
import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';
import { emailField } from '../mail-form/person-fields.ts';

/** F-03. */
export const newsletterForm = {
  name: 'newsletter',
  title: 'Newsletter',
  subject: 'Please send me the letter',
  fields: [{ ...emailField, placeholder: 'name@example.com' }],
  submit: 'Send me the letter',
  privacy: `The address is used for the letter, and for nothing else. To stop it, write to ${contact.email}.`,
  next: {
    text: 'The next letter comes to this address within a month.',
    way: { title: 'Until it comes: the latest news', path: addressOf('mf-marketing/latest-news') },
  },
} as const satisfies EmailFormSpec;
