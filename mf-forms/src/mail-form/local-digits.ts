import { plainDigits } from '@venue/shared/form/plain-digits.ts';

/** Longest number (ITU-T E.164) with the `009` that dials abroad before it. */
const longest = 18;

/** With its country code; where nothing says that it is one, only a mobile number is long enough to tell. */
const fromAbroad = /^(?:\+|009|00)2340?(?<rest>[1-9]\d{7,9})$/;
const mobileFromAbroad = /^2340?(?<rest>[1-9]\d{9})$/;

/**
 * A phone number as a field that takes only digits can hold it, whatever stands between them: `+234 803 123 4567` becomes
 * `08031234567` (D-29). Foreign numbers keep their country code without the plus. Undefined where digits alone do not say
 * it: letters, more digits than a number has, none.
 */
export function localDigits(phone: string): string | undefined {
  const written = plainDigits(phone.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}+]/gu, '');
  const digits = written.replaceAll('+', '');
  if (!/^\d+$/.test(digits) || digits.length > longest) return undefined;
  const found = fromAbroad.exec(written) ?? mobileFromAbroad.exec(digits);
  const rest = found?.groups?.['rest'];
  return rest === undefined ? digits : `0${rest}`;
}
