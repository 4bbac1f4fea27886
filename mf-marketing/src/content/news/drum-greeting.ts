import { brand } from '@venue/shared/venue/contacts.ts';

type Tone = 'low' | 'middle' | 'high';

type Syllable = { readonly text: string; readonly tone: Tone };

const grave = '\u0300';
const acute = '\u0301';

/** A consonant or none, a vowel, its marks, and what follows it at the end of a word. */
const syllable = /[^\s\p{M}aeiou]*\p{M}*[aeiou]\p{M}*(?:[^\s\p{M}aeiou]+\p{M}*(?=\s|$))?/giu;

function toneOf(marked: string): Tone {
  if (marked.includes(acute)) return 'high';
  return marked.includes(grave) ? 'low' : 'middle';
}

/** The syllables of a text in Yoruba spelling, each with the tone that its vowel is marked with. */
export function syllablesOf(text: string): readonly Syllable[] {
  const found = text.normalize('NFD').match(syllable) ?? [];
  return found.map((marked) => ({ text: marked.normalize('NFC'), tone: toneOf(marked) }));
}

const text = `Ẹ kú àbọ̀ sí ${brand.name}`;

/** What the drum plays before anything else, by the tones of the words. */
export const drumGreeting = {
  text,
  translation: `Welcome to ${brand.name}`,
  syllables: syllablesOf(text),
} as const;
