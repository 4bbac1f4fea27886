import { expect, test } from 'vitest';
import { type EmailFormSpec, messageText } from './email-form-spec.ts';

const spec: EmailFormSpec = {
  name: 'callback',
  title: 'Quick Call Back',
  subject: 'Please call me back',
  fields: [
    { control: 'line', name: 'name', label: 'Name' },
    { control: 'digits', name: 'phone', label: 'Phone' },
    { control: 'area', name: 'message', label: 'Message' },
  ],
  submit: 'Send',
  privacy: 'Private',
  next: { text: '', way: { title: '', path: '/' } },
};

test('B2: the message says what was filled in, in the order of the form', () => {
  const text = messageText(spec, { phone: '08031234567', name: 'Adé', message: ' ' });
  expect(text).toBe('Please call me back (Àríyá)\nName: Adé\nPhone: 08031234567');
});
