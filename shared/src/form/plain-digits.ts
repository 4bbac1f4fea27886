/** Unicode keeps the ten digits of a script side by side, nought first: steps back to the first of them are the value. */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let steps = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - steps - 1))) steps += 1;
  return String(steps % 10);
}

/** The text with the digits of every script as `0` to `9`: full-width, Arabic, Persian, Devanagari, Bengali and all others. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, valueOf);
}
