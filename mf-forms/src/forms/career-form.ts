import { addressOf } from '@venue/shared/contract/address-of.ts';
import { openings } from '@venue/shared/venue/openings.ts';
import { type EmailFormSpec, emailField, nameField } from '../email-form/email-form-spec.ts';
import { cvEndings, checkCv } from './check-cv.ts';

/** F-16 to F-18. */
export const careerForm = {
  name: 'career',
  title: 'Apply',
  subject: 'A job application',
  handover: { set: 'mf-forms/application', fields: ['job'] },
  fields: [
    {
      control: 'select',
      name: 'job',
      label: 'Job',
      options: openings.map(({ job, closes }) => ({ value: job, closes })),
      wide: true,
    },
    nameField,
    emailField,
    {
      control: 'file',
      name: 'my_file',
      label: 'CV',
      kinds: 'PDF or Word',
      accept: cvEndings.join(','),
      wide: true,
    },
    { control: 'textarea', name: 'coverLetter', label: 'Cover letter', wide: true },
  ],
  submit: 'Send the application',
  busy: 'Sending the application…',
  privacy: 'Only our hiring team reads it, and we use it for nothing else.',
  next: {
    text: 'Our hiring team will read it and reply to the e-mail address you gave.',
    link: { title: 'Meanwhile: meet the team', path: addressOf('mf-marketing/our-team') },
  },
  checkFile: checkCv,
} as const satisfies EmailFormSpec;
