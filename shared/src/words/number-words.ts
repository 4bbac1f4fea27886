import { inFigures } from './in-figures.ts';

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

/** `no`, `three`, `thirty-five`, `seven hundred`, `four thousand`; in figures (`2,540`) what takes more words than that. */
export function numberWords(number: number): string {
  if (!Number.isInteger(number) || number < 0) return inFigures(number);
  if (number < 100) return underHundred(number);
  if (number < 1000 && number % 100 === 0) return `${underHundred(number / 100)} hundred`;
  if (number < 100_000 && number % 1000 === 0) return `${underHundred(number / 1000)} thousand`;
  return inFigures(number);
}

/** A text that begins a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
