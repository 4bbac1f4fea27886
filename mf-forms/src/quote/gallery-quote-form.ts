import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';
import { emailField, nameField, phoneField } from '../mail-form/person-fields.ts';
import { quoteHints, quoteNext } from './quote-next.ts';

/** MD-02 and F-15 in one: the description of the event is the message (D-28). */
export const galleryQuoteForm = {
  name: 'galleryQuote',
  title: 'Request a quote',
  subject: 'A quote, please',
  fields: [
    { ...nameField, wide: true },
    { ...emailField, hint: quoteHints.email },
    { ...phoneField, hint: quoteHints.phone },
    { control: 'line', name: 'guests', label: 'Guests', inputMode: 'numeric' },
    { control: 'line', name: 'budget', label: 'Budget in naira', inputMode: 'numeric' },
    {
      control: 'area',
      name: 'event',
      label: 'Event description',
      hint: 'What it is, when, and which picture comes closest',
      wide: true,
    },
  ],
  submit: 'Request the quote',
  privacy: 'We use your details only to prepare and send this quote.',
  isRequest: true,
  next: quoteNext,
} as const satisfies EmailFormSpec;
