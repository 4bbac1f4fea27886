import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';
import { emailField, nameField, phoneField } from '../mail-form/person-fields.ts';
import { quoteHints, quoteNext } from './quote-next.ts';

/** F-14. */
export const onTheMoveQuoteForm = {
  name: 'onTheMoveQuote',
  title: 'Request a quote',
  subject: 'An on-the-move quote, please',
  fields: [
    { ...nameField, wide: true },
    { ...phoneField, hint: quoteHints.phone },
    { ...emailField, hint: quoteHints.email },
    {
      control: 'area',
      name: 'message',
      label: 'Message',
      hint: 'Photo booth or car, the day, the place and how many people',
      wide: true,
    },
  ],
  submit: 'Request the quote',
  privacy: 'We use your details only to prepare and send this quote.',
  isRequest: true,
  next: quoteNext,
} as const satisfies EmailFormSpec;
