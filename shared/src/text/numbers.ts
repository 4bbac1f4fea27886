/**
 * A whole number in figures: `2,500`, `-25,000`. Without `Intl`, whose first use costs a fast processor 30 ms
 * before hydration.
 */
export function inFigures(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Whole naira as people read it: `₦1,300,000`, negative `-₦25,000` (Q-10). */
export function formatNaira(naira: number): string {
  const whole = Math.round(naira);
  const digits = inFigures(Math.abs(whole));
  return whole < 0 ? `-₦${digits}` : `₦${digits}`;
}

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function underHundred(number: number): string {
  if (number < 20) return small[number] ?? '';
  const ones = number % 10;
  return `${tens[Math.floor(number / 10)]}${ones === 0 ? '' : `-${small[ones]}`}`;
}

/** `no`, `three`, `thirty-five`, `seven hundred`, `four thousand`; longer ones in figures (`2,540`). */
export function numberWords(number: number): string {
  if (!Number.isInteger(number) || number < 0) return inFigures(number);
  if (number < 100) return underHundred(number);
  if (number < 1000 && number % 100 === 0) return `${underHundred(number / 100)} hundred`;
  if (number < 100_000 && number % 1000 === 0) return `${underHundred(number / 1000)} thousand`;
  return inFigures(number);
}

/** The text with a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 day`, `30 days`, `2,500 guests`. `more` is the plural, if it is not formed with an s. */
export function counted(number: number, one: string, more = `${one}s`): string {
  return `${inFigures(number)} ${number === 1 ? one : more}`;
}

/** `one day`, `thirty days`: as `counted`, in words. */
export function countedInWords(number: number, one: string, more = `${one}s`): string {
  return `${numberWords(number)} ${number === 1 ? one : more}`;
}
