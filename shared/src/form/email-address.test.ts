import { expect, test } from 'vitest';
import { emailProblem } from './email-address.ts';

test.each([
  'ade@gmail.com',
  ' ade@gmail.com ',
  'Ade.Bello+hall@Mail.Example.co.uk',
  "o'brien@example.com",
  'a_b-c@a-b.ng',
  '234@venue.photography',
  'ade@xn--80ak6aa92e.com',
  'ade@example.xn--p1ai',
  'ade&co@example.com',
  'x@y.ng',
  'ade@yahoo.co',
  'ade@gmial.com',
])('an address that can be written to is taken: %s', (address) => {
  expect(emailProblem(address)).toBeUndefined();
});

test.each([
  ['ade@gmail,com', /comma/],
  ['ade@gmail.com,', /“,” at the end/],
  ['ade@gmail', /end of the e-mail address is missing/],
  ['ade@gmail.com.', /full stop at the end/],
  ['o’brien@example.com', /“’” cannot stand/],
  ['adé@example.com', /“é” cannot stand/],
  ['ade\u200B@example.com', /does not show/],
  ['ade.example.com', /has an @/],
  ['ade bello@example.com', /no spaces/],
  ['ade@example..com', /Two full stops/],
  ['ade..bello@example.com', /Two full stops/],
  ['ade.@example.com', /full stop too many/],
  ['.ade@example.com', /full stop too many/],
  ['ade@.example.com', /full stop too many/],
  ['ade@example.com, tunde@example.com', /one e-mail address only/],
  ['ade@example.com tunde@example.com', /one e-mail address only/],
  ['ade@@example.com', /an @ too many/],
  ['ade@example@com', /an @ too many/],
  ['mailto:ade@example.com', /alone/],
  ['Adé Bello <ade@example.com>', /alone/],
  ['ade@gmail.con', /ends in \.con/],
  ['ade@printer.local', /ends in \.local/],
  ['ade@example.c', /no whole e-mail address/],
  ['ade@example.123', /no whole e-mail address/],
  ['ade@-example.com', /no whole e-mail address/],
  ['@example.com', /no whole e-mail address/],
  ['ade@', /end of the e-mail address|no whole/],
  ['', /has an @/],
  [`${'a'.repeat(250)}@example.com`, /at most 254/],
])('what no mail can go to is refused, with words about it: %s', (address, text) => {
  expect(emailProblem(address)).toMatch(text);
});

test('a text of any length is judged at once', () => {
  const started = performance.now();
  emailProblem(`${'a.'.repeat(100_000)}@${'b-'.repeat(100_000)}`);
  emailProblem(`${'a.'.repeat(120)}@b`);
  expect(performance.now() - started).toBeLessThan(500);
});
