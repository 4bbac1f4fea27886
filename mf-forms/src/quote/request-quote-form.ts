import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';
import { emailField, nameField, phoneField } from '../mail-form/person-fields.ts';
import { quoteHints, quoteNext } from './quote-next.ts';
import { manifest } from '../../manifest.ts';

const { occasion, place, layout } = manifest.accepts.quote.values;

/** F-13, with the occasion and the place, which links of other pages fill in. */
export const requestQuoteForm = {
  name: 'requestQuote',
  title: 'Request a quote',
  subject: 'A quote, please',
  handover: {
    set: 'mf-forms/quote',
    fields: ['occasion', 'place', 'estimatedGuests', 'eventDate', 'layout', 'message'],
  },
  fields: [
    {
      control: 'choice',
      name: 'occasion',
      label: 'What is it?',
      options: occasion.map((value) => ({ value })),
    },
    {
      control: 'choice',
      name: 'place',
      label: 'Which place?',
      options: place.map((value) => ({ value })),
    },
    {
      control: 'line',
      type: 'date',
      name: 'eventDate',
      label: 'Event date',
    },
    { control: 'line', name: 'estimatedGuests', label: 'Estimated guests', inputMode: 'numeric' },
    {
      control: 'choice',
      name: 'layout',
      label: 'Seating',
      options: layout.map((value) => ({ value })),
    },
    {
      control: 'line',
      name: 'hours',
      label: 'Hours',
      placeholder: 'Start and finish times',
    },
    {
      control: 'ticks',
      name: 'needs',
      label: 'Include in the quote',
      options: ['Lunch', 'Tea and snacks', 'Projector', 'Microphones', 'Stage', 'Rooms for the night'],
      wide: true,
    },
    {
      control: 'line',
      name: 'concertEntertainment',
      label: 'Concert or entertainment',
      hint: 'A live band, a DJ, a film crew: say what will be played or shown',
      wide: true,
    },
    { control: 'area', name: 'message', label: 'Message', wide: true },
    nameField,
    {
      control: 'line',
      name: 'organizationName',
      label: 'Organization',
      autoComplete: 'organization',
    },
    { ...phoneField, name: 'number', label: 'Phone number', hint: quoteHints.phone },
    { ...emailField, hint: quoteHints.email },
  ],
  submit: 'Request the quote',
  privacy: 'We use your details only to prepare and send this quote.',
  isRequest: true,
  next: quoteNext,
} as const satisfies EmailFormSpec;
