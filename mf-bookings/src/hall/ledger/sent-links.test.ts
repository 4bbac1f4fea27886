import { expect, test } from 'vitest';
import { sampleStorage } from '../../../test/sample-storage.ts';
import { createSentLinks } from './sent-links.ts';

function device() {
  const storage = sampleStorage();
  return () => createSentLinks(storage);
}

const issuedAt = 1_795_273_920_000;

function booking(number: string, eventDate = '2027-03-20') {
  return { invoice: { number, issuedAt }, details: { eventDate } };
}

test('C-22: the device remembers the latest forty links that it sent, each once', () => {
  const links = device();
  expect(links().has(booking('481902').invoice)).toBe(false);
  links().add(booking('481902'));
  links().add(booking('481902'));
  expect(links().has(booking('481902').invoice)).toBe(true);
  for (let number = 100_000; number < 100_039; number += 1) links().add(booking(String(number)));
  expect(links().has(booking('481902').invoice)).toBe(true);
  links().add(booking('999999'));
  expect(links().has(booking('481902').invoice)).toBe(false);
  expect(links().has(booking('100000').invoice)).toBe(true);
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

test('two invoices with the same number are not mixed up', () => {
  const links = device();
  links().add(booking('481902'));
  const other = { number: '481902', issuedAt: issuedAt + 86_400_000 };
  expect(links().has(other)).toBe(false);
  expect(links().isFormer({ invoice: other, details: { eventDate: '2027-04-03' } })).toBe(false);
});
