import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';

/** F-02; the phone is a number field by the specification (V-08, D-29). */
export const callbackForm = {
  name: 'callback',
  title: 'Quick Call Back',
  subject: 'Please call me back',
  fields: [
    { control: 'line', name: 'name', label: 'Name', autoComplete: 'name' },
    {
      control: 'digits',
      name: 'phone',
      label: 'Phone',
      hint: 'Digits only, for example 08031234567',
      autoComplete: 'tel',
    },
  ],
  submit: 'Call me back',
  privacy: 'The number is used for this one call, in office hours.',
} as const satisfies EmailFormSpec;
