import { addressOf } from '@venue/shared/contract/address-of.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { manifest } from '../../manifest.ts';
import { type EmailFormSpec, emailField, nameField, phoneField } from '../email-form/email-form-spec.ts';

/** What all forms for a quote have in common. */
const quoteForm = {
  title: 'Request a quote',
  submit: 'Request the quote',
  privacy: 'We use your details only to prepare and send this quote.',
  isRequest: true,
  next: {
    text: `We’ll work on it in office hours: ${officeHours}, Lagos time. Nothing is booked yet.`,
    link: { title: 'Meanwhile: see the halls', path: addressOf('mf-marketing/event-hall') },
  },
} as const;
const quoteEmail = { ...emailField, hint: 'We’ll send the quote here, in office hours' } as const;
const quotePhone = { ...phoneField, hint: 'In case we have a question first' } as const;

/** MD-02 and F-15 in one: the description of the event is the message (D-28). */
export const galleryQuoteForm = {
  ...quoteForm,
  name: 'galleryQuote',
  subject: 'A quote, please',
  fields: [
    { ...nameField, wide: true },
    quoteEmail,
    quotePhone,
    { control: 'input', name: 'guests', label: 'Guests', inputMode: 'numeric' },
    { control: 'input', name: 'budget', label: 'Budget in naira', inputMode: 'numeric' },
    {
      control: 'textarea',
      name: 'event',
      label: 'Event description',
      hint: 'What it is, when, and which picture comes closest',
      wide: true,
    },
  ],
} as const satisfies EmailFormSpec;

/** F-14. */
export const onTheMoveQuoteForm = {
  ...quoteForm,
  name: 'onTheMoveQuote',
  subject: 'An on-the-move quote, please',
  fields: [
    { ...nameField, wide: true },
    quotePhone,
    quoteEmail,
    {
      control: 'textarea',
      name: 'message',
      label: 'Message',
      hint: 'Photo booth or car, the day, the place and how many people',
      wide: true,
    },
  ],
} as const satisfies EmailFormSpec;

const { occasion, place, layout } = manifest.accepts.quote.values;

/** F-13, with the occasion and the place, which links of other pages fill in. */
export const requestQuoteForm = {
  ...quoteForm,
  name: 'requestQuote',
  subject: 'A quote, please',
  handover: {
    set: 'mf-forms/quote',
    fields: ['occasion', 'place', 'estimatedGuests', 'eventDate', 'layout', 'message'],
  },
  fields: [
    {
      control: 'select',
      name: 'occasion',
      label: 'What is it?',
      options: occasion.map((value) => ({ value })),
    },
    {
      control: 'select',
      name: 'place',
      label: 'Which place?',
      options: place.map((value) => ({ value })),
    },
    {
      control: 'input',
      type: 'date',
      name: 'eventDate',
      label: 'Event date',
    },
    { control: 'input', name: 'estimatedGuests', label: 'Estimated guests', inputMode: 'numeric' },
    {
      control: 'select',
      name: 'layout',
      label: 'Seating',
      options: layout.map((value) => ({ value })),
    },
    {
      control: 'input',
      name: 'hours',
      label: 'Hours',
      placeholder: 'Start and finish times',
    },
    {
      control: 'checkboxes',
      name: 'needs',
      label: 'Include in the quote',
      options: ['Lunch', 'Tea and snacks', 'Projector', 'Microphones', 'Stage', 'Rooms for the night'],
      wide: true,
    },
    {
      control: 'input',
      name: 'concertEntertainment',
      label: 'Concert or entertainment',
      hint: 'A live band, a DJ, a film crew: say what will be played or shown',
      wide: true,
    },
    { control: 'textarea', name: 'message', label: 'Message', wide: true },
    nameField,
    {
      control: 'input',
      name: 'organizationName',
      label: 'Organization',
      autoComplete: 'organization',
    },
    { ...quotePhone, name: 'number', label: 'Phone number' },
    quoteEmail,
  ],
} as const satisfies EmailFormSpec;
