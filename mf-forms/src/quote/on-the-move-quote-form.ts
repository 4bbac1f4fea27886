import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';
import { quoteHints, quoteNext } from './quote-next.ts';

/** F-14. */
export const onTheMoveQuoteForm = {
  name: 'onTheMoveQuote',
  title: 'Request a quote',
  subject: 'A quote for on the move, please',
  fields: [
    { control: 'line', name: 'name', label: 'Name', autoComplete: 'name', wide: true },
    {
      control: 'line',
      type: 'tel',
      name: 'phone',
      label: 'Phone',
      hint: quoteHints.phone,
      autoComplete: 'tel',
    },
    {
      control: 'line',
      type: 'email',
      name: 'email',
      label: 'E-mail',
      hint: quoteHints.email,
      autoComplete: 'email',
    },
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
