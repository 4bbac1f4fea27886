import { expect, test } from 'vitest';
import { createSentLinks } from './sent-links.ts';

test('C-22: the device remembers the latest twenty invoices whose links it sent, each once', () => {
  const kept = new Map<string, string>();
  const links = () =>
    createSentLinks({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    });
  expect(links().has('481902')).toBe(false);
  links().add('481902');
  links().add('481902');
  expect(links().has('481902')).toBe(true);
  for (let number = 100_000; number < 100_019; number += 1) links().add(String(number));
  expect(links().has('481902')).toBe(true);
  links().add('999999');
  expect(links().has('481902')).toBe(false);
  expect(links().has('100000')).toBe(true);
});
