import { addressOf } from '@venue/shared/contract/address-of.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { type EmailFormSpec, nameField } from '../email-form/email-form-spec.ts';

/** F-02; the specification wants a number field for the phone (V-08, D-29). */
export const callbackForm = {
  name: 'callback',
  title: 'Quick Call Back',
  subject: 'Please call me back',
  fields: [
    nameField,
    {
      control: 'digits',
      name: 'phone',
      label: 'Phone',
      hint: 'Digits only, for example 08031234567',
      autoComplete: 'tel',
    },
    {
      control: 'input',
      name: 'reason',
      label: 'What about?',
      hint: 'A date, a room, a payment',
    },
  ],
  submit: 'Call me back',
  privacy: 'We use your number for this one call, in office hours.',
  next: {
    text: `We’ll call you in office hours: ${officeHours}, Lagos time.`,
    link: { title: 'Other ways to reach us', path: addressOf('mf-forms/contact') },
  },
} as const satisfies EmailFormSpec;
