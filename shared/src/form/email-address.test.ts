import { expect, test } from 'vitest';
import { emailProblem, suggestedEmail } from './email-address.ts';

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
  ['o’brien@example.com', /“’” cannot be used/],
  ['adé@example.com', /“é” cannot be used/],
  ['ade\u200B@example.com', /invisible character/],
  ['ade.example.com', /needs an @/],
  ['ade bello@example.com', /no spaces/],
  ['ade@example..com', /two full stops/],
  ['ade..bello@example.com', /two full stops/],
  ['ade.@example.com', /full stop in the wrong place/],
  ['.ade@example.com', /full stop in the wrong place/],
  ['ade@.example.com', /full stop in the wrong place/],
  ['ade@example.com, tunde@example.com', /one e-mail address only/],
  ['ade@example.com tunde@example.com', /one e-mail address only/],
  ['ade@@example.com', /more than one @/],
  ['ade@example@com', /more than one @/],
  ['mailto:ade@example.com', /Enter only the/],
  ['Adé Bello <ade@example.com>', /Enter only the/],
  ['ade@gmail.con', /ends in \.con/],
  ['ade@printer.local', /ends in \.local/],
  ['ade@example.c', /Enter a full e-mail address/],
  ['ade@example.123', /Enter a full e-mail address/],
  ['ade@-example.com', /Enter a full e-mail address/],
  ['@example.com', /Enter a full e-mail address/],
  ['ade@', /end of the e-mail address|Enter a full/],
  ['', /needs an @/],
  [`${'a'.repeat(250)}@example.com`, /at most 254/],
])('what no mail can go to is refused, with words about it: %s', (address, text) => {
  expect(emailProblem(address)).toMatch(text);
});

test('a text of any length is checked without delay', () => {
  const started = performance.now();
  emailProblem(`${'a.'.repeat(100_000)}@${'b-'.repeat(100_000)}`);
  emailProblem(`${'a.'.repeat(120)}@b`);
  expect(performance.now() - started).toBeLessThan(500);
});

test.each([
  ['ade@gmail.con', 'ade@gmail.com'],
  ['ade@gmial.com', 'ade@gmail.com'],
  ['ade@gmai.com', 'ade@gmail.com'],
  ['ade@gmaill.com', 'ade@gmail.com'],
  ['ade@gmial.con', 'ade@gmail.com'],
  ['ade@gmail,com', 'ade@gmail.com'],
  ['ade@gmail.com.', 'ade@gmail.com'],
  ['ade@gmail.com,', 'ade@gmail.com'],
  ['ade@gmail..com', 'ade@gmail.com'],
  ['ade@gmail', 'ade@gmail.com'],
  ['ade@gmail.co', 'ade@gmail.com'],
  ['ade@yahoo.co', 'ade@yahoo.com'],
  ['ade@yaho.co.uk', 'ade@yahoo.co.uk'],
  ['Ade.Bello@Hotmial.com', 'Ade.Bello@hotmail.com'],
  ['ade @ gmail.com', 'ade@gmail.com'],
  ['ade\u200B@example.com', 'ade@example.com'],
  ['ade＠example．com', 'ade@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['mailto:ade@example.com?subject=Hall', 'ade@example.com'],
  ['Adé Bello <ade@example.com>', 'ade@example.com'],
  ['ade@venue.cmo', 'ade@venue.com'],
])('a usual slip is mended: %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

test.each([
  'ade@gmail.com',
  'Ade@Example.COM',
  'ade@ymail.com',
  'ade@mail.com',
  'ade@example.ng',
  'ade@live.com',
  'ade@me.com',
  'ade@yahoo.de',
  'ade.example.com',
  'ade@example.com, tunde@example.com',
  'adé@example.com',
  'ade',
  '',
  '@',
])('nothing is made up where no slip is known: %s', (typed) => {
  expect(suggestedEmail(typed)).toBeUndefined();
});
