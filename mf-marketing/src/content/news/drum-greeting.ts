import { brand } from '@venue/shared/venue/contacts.ts';

type Tone = 'low' | 'middle' | 'high';

type Syllable = { readonly text: string; readonly tone: Tone };

const grave = '\u0300';
const acute = '\u0301';

/** An optional consonant, a vowel with its marks, and consonants at the end of a word. */
const syllable = /[^\s\p{M}aeiou]*\p{M}*[aeiou]\p{M}*(?:[^\s\p{M}aeiou]+\p{M}*(?=\s|$))?/giu;

function toneOf(marked: string): Tone {
  if (marked.includes(acute)) return 'high';
  return marked.includes(grave) ? 'low' : 'middle';
}

/** The syllables of a Yoruba text with the tones that their vowels are marked with. */
export function syllablesOf(text: string): readonly Syllable[] {
  const found = text.normalize('NFD').match(syllable) ?? [];
  return found.map((marked) => ({ text: marked.normalize('NFC'), tone: toneOf(marked) }));
}

const text = `Ẹ kú àbọ̀ sí ${brand.name}`;

export const drumGreeting = {
  text,
  translation: `Welcome to ${brand.name}`,
  syllables: syllablesOf(text),
} as const;
