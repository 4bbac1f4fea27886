import { expect, test } from 'vitest';
import { syllablesOf } from './drum-greeting.tsx';

test('the drum plays the tones that the words carry', () => {
  const syllables = syllablesOf('Ẹ kú àbọ̀ sí Àríyá').map(({ text, tone }) => ({ text, tone }));
  expect(syllables).toEqual([
    { text: 'Ẹ', tone: 'middle' },
    { text: 'kú', tone: 'high' },
    { text: 'à', tone: 'low' },
    { text: 'bọ̀', tone: 'low' },
    { text: 'sí', tone: 'high' },
    { text: 'À', tone: 'low' },
    { text: 'rí', tone: 'high' },
    { text: 'yá', tone: 'high' },
  ]);
});

test('a name without marks is played in the middle, all of it', () => {
  expect(syllablesOf('Kufena Gardens').map(({ text }) => text)).toEqual(['Ku', 'fe', 'na', 'Ga', 'rdens']);
  expect(syllablesOf('Kufena').every(({ tone }) => tone === 'middle')).toBe(true);
});

test('each syllable of a name that repeats one has a place of its own', () => {
  expect(new Set(syllablesOf('Papa Lala').map(({ at }) => at)).size).toBe(4);
});
