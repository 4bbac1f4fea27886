/** In Unicode the ten digits of a script are consecutive, so the value is the distance from the first. */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let steps = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - steps - 1))) steps += 1;
  return String(steps % 10);
}

/** Replaces the digits of any script (full-width, Arabic, Persian, …) with `0` to `9`. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, valueOf);
}
