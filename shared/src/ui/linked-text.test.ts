import { expect, test } from 'vitest';
import { contact, mainPhone } from '../venue/contacts.ts';
import { linkedText } from './linked-text.tsx';

test('addresses in a sentence are links, and the text stays the same', () => {
  const sentence = `Write to ${contact.email} or ring ${mainPhone}: we answer.`;
  const parts = linkedText(sentence);
  expect(parts.map(({ text }) => text).join('')).toBe(sentence);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual([
    `mailto:${contact.email}`,
    expect.stringMatching(/^tel:\+/),
  ]);
  expect(linkedText('Nothing to press.')).toEqual([{ text: 'Nothing to press.' }]);
});
