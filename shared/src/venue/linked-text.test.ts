import { expect, test } from 'vitest';
import { contact, mainPhone } from './contacts.ts';
import { linkedText } from './linked-text.ts';

test('addresses in a sentence lead somewhere, and not a letter is lost', () => {
  const text = `Write to ${contact.email} or ring ${mainPhone}: we answer.`;
  const parts = linkedText(text);
  expect(parts.map(({ words }) => words).join('')).toBe(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual([
    `mailto:${contact.email}`,
    expect.stringMatching(/^tel:\+/),
  ]);
  expect(linkedText('Nothing to press.')).toEqual([{ words: 'Nothing to press.' }]);
});
