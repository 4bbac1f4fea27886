import { expect, test } from 'vitest';
import { messageLinks } from './message-links.tsx';
import { formatMessage } from './message-text.ts';

test('Q-17: a letter says what is filled in, line by line', () => {
  const lines = [
    { label: 'Name', value: ' Adé ' },
    { label: 'Message', value: ' ' },
    { label: 'How did you hear about us?', value: 'Friends' },
  ];
  expect(formatMessage('Please call me back', lines)).toBe(
    'Please call me back (Àríyá)\nName: Adé\nHow did you hear about us? Friends',
  );
});

test('Q-17: the same words by WhatsApp, SMS and e-mail', () => {
  const [whatsApp, sms, mail] = messageLinks('Call & talk', 'Name: Adé\nDay: 1+1').map(
    (way) => new URL(way.href),
  );
  expect(whatsApp?.href).toMatch(/^https:\/\/wa\.me\/\d+\?/);
  expect(whatsApp?.searchParams.get('text')).toBe('Name: Adé\nDay: 1+1');
  expect(sms?.href).toMatch(/^sms:\+\d+\?/);
  expect(sms?.searchParams.get('body')).toBe('Name: Adé\nDay: 1+1');
  expect(mail?.searchParams.get('subject')).toBe('Call & talk');
  expect(mail?.searchParams.get('body')).toBe('Name: Adé\r\nDay: 1+1');
});
