import { addressOf } from '@venue/shared/contract/address-of.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { manifest } from '../../manifest.ts';
import { type EmailFormSpec, emailField, nameField, phoneField } from '../email-form/email-form-spec.ts';
import { visitProblems } from './visit-rules.ts';

export const visitForm = {
  name: 'visit',
  title: 'Request a visit',
  subject: 'A visit, please',
  handover: { set: 'mf-forms/visit', fields: ['places'] },
  fields: [
    {
      control: 'input',
      type: 'date',
      name: 'visitDate',
      label: 'Day',
    },
    {
      control: 'input',
      type: 'time',
      name: 'visitTime',
      label: 'Time in Lagos',
    },
    {
      control: 'checkboxes',
      name: 'places',
      label: 'Places to see',
      options: manifest.accepts.visit.values.places,
      wide: true,
      optional: true,
    },
    { control: 'input', name: 'people', label: 'How many people', inputMode: 'numeric' },
    nameField,
    { ...phoneField, label: 'Phone number', hint: 'We’ll call you on it' },
    { ...emailField, hint: 'For a copy of your request', optional: true },
    {
      control: 'textarea',
      name: 'message',
      label: 'What you are planning',
      hint: 'A wedding in May for 300, a seminar, a week of rooms',
      wide: true,
      optional: true,
    },
  ],
  submit: 'Request the visit',
  privacy: 'We use your details only to answer this request.',
  validate: (values) => visitProblems({ values, at: now() }),
  next: {
    text: `Nothing is fixed yet: we’ll read it in office hours, ${officeHours}, Lagos time, and call you to say whether the time suits.`,
    link: {
      title: 'Meanwhile: what planners ask before they pay',
      path: addressOf('mf-marketing/questions'),
    },
  },
} as const satisfies EmailFormSpec;
