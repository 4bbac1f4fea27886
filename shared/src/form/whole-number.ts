import { plainDigits } from './plain-digits.ts';

/** Thousands separated consistently by spaces, commas, full stops, apostrophes or Arabic separators. */
const grouped = /^\d{1,3}(?:(?<apart>[ ,.'’٬])\d{3})(?:\k<apart>\d{3})*$/;

/** `about 400`, `400 guests`. */
const before = /^(?:about|around|approx(?:\.|imately)?|roughly|ca\.?|~|±) ?/i;
const behind = / ?(?:people|persons?|guests?|pax)\.?$/i;

/** Keyboards and spreadsheets add a plus, invisible characters, and a full stop or comma at the end. */
function bare(typed: string): string {
  return plainDigits(typed.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(before, '')
    .replace(behind, '')
    .replace(/^\+ ?/, '')
    .replace(/[.,]$/, '');
}

/**
 * The whole number that a visitor means: `650`, `0650`, `1,200`, `1.200`, `1 200`, `６５０`, `about 400 guests`; nine digits at most. Undefined for
 * anything else: `12.5`, `-3`, `1e3`, `600-650`, `many`, nothing.
 */
export function wholeNumber(typed: string): number | undefined {
  // Superscripts and fractions are not digits: `600²`, `½`.
  if (/\p{No}/u.test(typed)) return undefined;
  const text = bare(typed);
  const digits = grouped.test(text) ? text.replaceAll(/\D/g, '') : text;
  return /^0*\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
