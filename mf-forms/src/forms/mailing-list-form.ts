import { addressOf } from '@venue/shared/contract/address-of.ts';
import { contact } from '@venue/shared/venue/contacts.ts';
import { type EmailFormSpec, emailField } from '../email-form/email-form-spec.ts';

/** F-03. The file is not called newsletter-…: filter lists block scripts of that name. */
export const newsletterForm = {
  name: 'newsletter',
  title: 'Newsletter',
  subject: 'Please send me the newsletter',
  fields: [{ ...emailField, placeholder: 'name@example.com' }],
  submit: 'Send me the newsletter',
  privacy: `We use your address only for the newsletter. To unsubscribe, write to ${contact.email}.`,
  next: {
    text: 'The next newsletter will come to this address within a month.',
    link: { title: 'Meanwhile: the latest news', path: addressOf('mf-marketing/latest-news') },
  },
} as const satisfies EmailFormSpec;
