import { expect, test } from 'vitest';
import { suggestedEmail } from './email-typo.ts';

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
