import { addressOf } from '@venue/shared/contract/address-of.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { type EmailFormSpec, emailField, nameField } from '../email-form/email-form-spec.ts';

/** F-01. */
export const contactForm = {
  name: 'contact',
  title: 'Send us an E-Mail',
  subject: 'A message for the venue',
  fields: [
    nameField,
    emailField,
    { control: 'input', name: 'subject', label: 'Subject', wide: true },
    { control: 'textarea', name: 'message', label: 'Message', rows: 7, wide: true },
  ],
  submit: 'Send',
  privacy: 'We use your name and e-mail address only to answer this message.',
  next: {
    text: `We’ll read it in office hours, ${officeHours}, Lagos time, and reply to the e-mail address you gave.`,
    link: { title: 'Meanwhile: check a date for a hall', path: addressOf('mf-bookings/hall-booking') },
  },
} as const satisfies EmailFormSpec;
