import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';
import { emailField, nameField, phoneField } from '../mail-form/person-fields.ts';
import { quoteHints, quoteNext } from './quote-next.ts';

/** F-14. */
export const onTheMoveQuoteForm = {
  name: 'onTheMoveQuote',
  title: 'Request a quote',
  subject: 'A quote for on the move, please',
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
  submit: 'Ask for the quote',
  privacy: 'Your details are used to work out and send this quote, and for nothing else.',
  isRequest: true,
  next: quoteNext,
} as const satisfies EmailFormSpec;
