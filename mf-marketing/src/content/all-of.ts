import { numberWords } from '@venue/shared/words/number-words.ts';

/** `it`, `both`, `all three`: all of what was spoken of. */
export function allOf(count: number): string {
  if (count === 1) return 'it';
  return count === 2 ? 'both' : `all ${numberWords(count)}`;
}
