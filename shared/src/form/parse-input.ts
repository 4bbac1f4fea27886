/** In Unicode the ten digits of a script are consecutive, so the value is the distance from the first. */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let steps = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - steps - 1))) steps += 1;
  return String(steps % 10);
}

/** Replaces the digits of any script (full-width, Arabic, Persian, …) with `0` to `9`. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, valueOf);
}

/** Whether a name has any letter or digit; combining marks alone are invisible. */
export function isVisibleName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

/** Thousands separated consistently by spaces, commas, full stops, apostrophes or Arabic separators. */
const grouped = /^\d{1,3}(?:(?<apart>[ ,.'’٬])\d{3})(?:\k<apart>\d{3})*$/;

/** `about 400`, `400 guests`. */
const before = /^(?:about|around|approx(?:\.|imately)?|roughly|ca\.?|~|±) ?/i;
const behind = / ?(?:people|persons?|guests?|pax)\.?$/i;

/** Keyboards and spreadsheets add a plus, invisible characters, and a full stop or comma at the end. */
function bare(typed: string): string {
  return toAsciiDigits(typed.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(before, '')
    .replace(behind, '')
    .replace(/^\+ ?/, '')
    .replace(/[.,]$/, '');
}

/**
 * The whole number that a visitor means: `650`, `0650`, `1,200`, `1.200`, `1 200`, `６５０`, `about 400 guests`;
 * nine digits at most. Undefined for anything else: `12.5`, `-3`, `1e3`, `600-650`, `many`, nothing.
 */
export function parseWholeNumber(typed: string): number | undefined {
  // Superscripts and fractions are not digits: `600²`, `½`.
  if (/\p{No}/u.test(typed)) return undefined;
  const text = bare(typed);
  const digits = grouped.test(text) ? text.replaceAll(/\D/g, '') : text;
  return /^0*\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
