import { expect, test } from 'vitest';
import type { EmailFormSpec } from './email-form-spec.ts';
import { messageText, messageReference } from './message.ts';

const spec: EmailFormSpec = {
  name: 'callback',
  title: 'Quick Call Back',
  subject: 'Please call me back',
  fields: [
    { control: 'input', name: 'name', label: 'Name' },
    { control: 'digits', name: 'phone', label: 'Phone' },
    { control: 'textarea', name: 'message', label: 'Message' },
  ],
  submit: 'Send',
  privacy: 'Private',
  next: { text: '', link: { title: '', path: '/' } },
};

test('Q-17: the message says what was filled in, in the order of the form', () => {
  const text = messageText(spec, { phone: '08031234567', name: 'Adé', message: ' ' });
  expect(text).toBe('Please call me back (Àríyá)\nName: Adé\nPhone: 08031234567');
});

test('Q-11: the message has its dates in words', () => {
  const car: EmailFormSpec = {
    ...spec,
    fields: [
      { control: 'input', type: 'date', name: 'eventDate', label: 'Event date' },
      { control: 'input', type: 'datetime-local', name: 'pickupTime', label: 'Pick-up time' },
      { control: 'input', type: 'datetime-local', name: 'dropoffTime', label: 'Drop-off time' },
    ],
  };
  expect(messageText(car, { eventDate: '2031-03-20', pickupTime: '2031-03-21T13:00', dropoffTime: '' })).toBe(
    'Please call me back (Àríyá)\nEvent date: Thursday 20 March 2031\nPick-up time: Friday 21 March 2031, 13:00',
  );
});

const request = { name: 'Adé Bello', eventDate: '2031-03-20', message: 'Ẹ káàárọ̀!' };

test('a reference can be read aloud, and the same values have the same one', () => {
  const reference = messageReference(request);
  expect(reference).toMatch(/^Q-[2-9A-HJ-NP-Z]{6}$/);
  const { name, ...rest } = request;
  expect(messageReference({ phone: '', ...rest, name })).toBe(reference);
});

test('different messages have different references', () => {
  const days = Array.from({ length: 2000 }, (_, day) =>
    messageReference({ ...request, eventDate: String(day) }),
  );
  expect(new Set(days).size).toBe(2000);
});
