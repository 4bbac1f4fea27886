import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';

/** F-03. */
export const newsletterForm = {
  name: 'newsletter',
  title: 'Newsletter',
  subject: 'Please send me the letter',
  fields: [
    {
      control: 'line',
      type: 'email',
      name: 'email',
      label: 'E-mail',
      autoComplete: 'email',
      placeholder: 'name@example.com',
    },
  ],
  submit: 'Send me the letter',
  privacy: 'Only the letter. Stop any time from the letter itself.',
} as const satisfies EmailFormSpec;
