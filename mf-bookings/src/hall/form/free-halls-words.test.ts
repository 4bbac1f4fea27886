import { expect, test } from 'vitest';
import { halls } from '@venue/shared/venue/halls.ts';
import { freeHallsWords } from './free-halls-words.ts';

const date = '2031-03-20';
const ids = halls.map(({ id }) => id);
const free = (roomTypeIds: number[]) => freeHallsWords(date, { kind: 'free', roomTypeIds });

test('a look at a day names the halls that are free and those that are taken, and that nothing is held', () => {
  expect(free(ids)).toEqual({
    kind: 'good',
    text: 'Thu 20 Mar 2031: Ball Room, Ambali Hall and Wosilat Hall are free. Nothing is held yet.',
  });
  expect(free(ids.slice(0, 1)).text).toBe(
    'Thu 20 Mar 2031: Ball Room is free. Ambali Hall and Wosilat Hall are taken. Nothing is held yet.',
  );
});

test('no hall of ours among the answer, or none at all, is a day that is taken', () => {
  const taken = { kind: 'plain', text: 'Thu 20 Mar 2031: every hall is taken. Try another date.' };
  expect(free([999])).toEqual(taken);
  expect(freeHallsWords(date, { kind: 'all-taken' })).toEqual(taken);
});

test('without an answer nothing is said of any hall', () => {
  const { kind, text } = freeHallsWords(date, { kind: 'failed', error: new Error('down') });
  expect(kind).toBe('plain');
  expect(text).not.toMatch(/free|taken/);
});
