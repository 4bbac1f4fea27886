import { expect, test } from 'vitest';
import { createSentLinks } from './sent-links.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';

function device() {
  const storage = sampleStorage();
  return () => createSentLinks(storage);
}

function booking(number: string, eventDate = '2027-03-20') {
  return { invoice: { number }, details: { eventDate } };
}

test('C-22: the device remembers the latest forty links that it sent, each once', () => {
  const links = device();
  expect(links().has('481902')).toBe(false);
  links().add(booking('481902'));
  links().add(booking('481902'));
  expect(links().has('481902')).toBe(true);
  for (let number = 100_000; number < 100_039; number += 1) links().add(booking(String(number)));
  expect(links().has('481902')).toBe(true);
  links().add(booking('999999'));
  expect(links().has('481902')).toBe(false);
  expect(links().has('100000')).toBe(true);
});

test('a link is a former one once the day was moved, until a new one has gone out', () => {
  const links = device();
  const moved = booking('481902', '2027-04-03');
  expect(links().isFormer(moved)).toBe(false);
  links().add(booking('481902'));
  expect(links().isFormer(booking('481902'))).toBe(false);
  expect(links().isFormer(moved)).toBe(true);
  links().add(moved);
  expect(links().isFormer(moved)).toBe(false);
});
