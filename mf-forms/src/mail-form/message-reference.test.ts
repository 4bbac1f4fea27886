import { expect, test } from 'vitest';
import { messageReference } from './message-reference.ts';

const request = { name: 'Adé Bello', eventDate: '2031-03-20', message: 'Ẹ káàárọ̀!' };

test('a reference can be read aloud, and the same words have the same one, whatever order or empty fields they come in', () => {
  const reference = messageReference(request);
  expect(reference).toMatch(/^Q-[2-9A-HJ-NP-Z]{6}$/);
  const { name, ...rest } = request;
  expect(messageReference({ phone: '', ...rest, name })).toBe(reference);
});

test('other words have another reference', () => {
  const days = Array.from({ length: 2000 }, (_, day) =>
    messageReference({ ...request, eventDate: String(day) }),
  );
  expect(new Set(days).size).toBe(2000);
});
