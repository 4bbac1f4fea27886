import { expect, test } from 'vitest';
import type { EmailFormSpec } from './email-form-spec.ts';
import { composeLetter, otherWays } from './letter.ts';

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
};

test('B2: the letter says what was filled in, in the order of the form', () => {
  const letter = composeLetter(spec, { phone: '08031234567', name: 'Adé', message: ' ' });
  expect(letter).toBe('Please call me back (Àríyá)\nName: Adé\nPhone: 08031234567');
});

test('B2: the same words by WhatsApp, SMS and e-mail', () => {
  const [whatsApp, sms, mail] = otherWays('Call & talk', 'Name: Adé\nDay: 1+1').map(
    (way) => new URL(way.href),
  );
  expect(whatsApp?.href).toMatch(/^https:\/\/wa\.me\/\d+\?/);
  expect(whatsApp?.searchParams.get('text')).toBe('Name: Adé\nDay: 1+1');
  expect(sms?.href).toMatch(/^sms:\+\d+\?/);
  expect(sms?.searchParams.get('body')).toBe('Name: Adé\nDay: 1+1');
  expect(mail?.searchParams.get('subject')).toBe('Call & talk');
  expect(mail?.searchParams.get('body')).toBe('Name: Adé\r\nDay: 1+1');
});
