/**
 * A phone number as a field that takes only digits can hold it: `+234 803 123 4567` becomes `08031234567` (D-29).
 * Foreign numbers keep their country code without the plus.
 */
export function toLocalDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const national = /^(?:00)?234(?<rest>\d{10})$/.exec(digits)?.groups?.['rest'];
  return national === undefined ? digits : `0${national}`;
}
