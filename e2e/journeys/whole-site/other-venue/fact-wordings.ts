import { numberWords } from '@venue/shared/text/numbers.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';

/** A way in which people write a fact. */
export type OldForm = { fact: string; form: RegExp };

/** Not inside a longer word, number or amount. Names match case; numbers do not. */
function alone(wordsInFull: readonly string[], flags = 'giu'): RegExp {
  const escaped = wordsInFull.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const before = String.raw`(?<![\p{L}\p{N}\p{M}₦]|\d[,.:])`;
  const after = String.raw`(?![\p{L}\p{M}\d]|[,.:]\d|-\p{L})`;
  return new RegExp(`${before}(?:${escaped.join('|')})${after}`, flags);
}

function figures(number: number): string[] {
  return [...new Set([number.toLocaleString('en-NG'), String(number)])];
}

/** `30 days`, `30-day`, `thirty days`. */
function withUnit(number: number, ...units: readonly string[]): string[] {
  const numbers = [...figures(number), numberWords(number)];
  return units.flatMap((unit) =>
    numbers.flatMap((one) => [`${one} ${unit}s`, `${one} ${unit}`, `${one}-${unit}`]),
  );
}

function naira(number: number): RegExp {
  return alone(figures(number).flatMap((one) => [`₦${one}`, `₦ ${one}`, `NGN ${one}`, one]));
}

function days(number: number): RegExp {
  const weeks = number % 7 === 0 ? withUnit(number / 7, 'week') : [];
  return alone([...withUnit(number, 'day', 'business day'), ...weeks]);
}

function guests(number: number): RegExp {
  const wordsInFull = numberWords(number);
  const words = number === 100 ? ['from a hundred', 'from one hundred'] : [wordsInFull];
  return alone([...figures(number), ...words]);
}

const read: readonly (readonly [key: RegExp, form: (number: number) => RegExp])[] = [
  [
    /^(?:rental|caution|leastPart|\w+Rate|returnedCheque|\w+Charge|rehearsalHour|overtimeHour|\w+GuardHour)$/,
    naira,
  ],
  [
    /Percent$/,
    (number) => alone([`${number}%`, `${number} %`, `${number} per cent`, `${numberWords(number)} per cent`]),
  ],
  [/Days$/, days],
  [/Hours$/, (number) => alone(withUnit(number, 'hour'))],
  [/Miles$/, (number) => alone(withUnit(number, 'mile'))],
  [
    /^alcoholAge$/,
    (number) => alone([`${number} and over`, `aged ${number}`, `under ${number}`, `${number} years`]),
  ],
  [
    /^(?:from|to|inTerms|eventCenter|multipurposeHall|vipLounge|outdoor|nightClub|lounge|cafe|squareFeet)$/,
    guests,
  ],
  [/^bedrooms$/, (number) => alone(withUnit(number, 'bedroom'))],
  [/^sleeps$/, (number) => alone([`sleeps ${number}`, `sleeps ${numberWords(number)}`])],
  [/^stars$/, (number) => alone([`${number} of 5 stars`])],
  [/^copyrightYear$/, (number) => alone([String(number)])],
];

/** Numbers that people never see: the hall's id in the reservation service. */
const unread = new Set(['id']);

function numberForm(key: string, value: number): RegExp {
  const wording = read.find(([keys]) => keys.test(key));
  if (!wording) throw new Error(`say in fact-wordings.ts how people read the number ${key}`);
  return wording[1](value);
}

/** Weekdays occur in other sentences too: as office hours they follow a time, or start with `On`. */
function weekdayForm(weekdays: string): RegExp {
  return new RegExp(String.raw`(?:\bOn|\d[ap]m,?) ${weekdays}\b`, 'gu');
}

function textForms(key: string, value: string): string[] {
  if (/^\d\d:\d\d$/.test(value)) {
    return [value, hourText(value), hourText(value).replace(/([ap]m)$/, ' $1')];
  }
  if (value.startsWith('+')) return [value, value.replaceAll(' ', ''), value.replaceAll(/\D/g, '')];
  return key === 'name' || key === 'state' ? [value, value.replace(/ (?:Hall|State)$/, '')] : [value];
}

/** How texts may write a fact of the venue. Throws for new numbers without a known wording. */
export function oldForms({
  path,
  key,
  value,
}: {
  path: string;
  key: string;
  value: string | number;
}): OldForm[] {
  if (unread.has(key)) return [];
  if (key === 'slug') return [{ fact: path, form: new RegExp(String.raw`(?<!\p{L})${value}`, 'giu') }];
  if (key === 'days') return [{ fact: path, form: weekdayForm(String(value)) }];
  const form = typeof value === 'number' ? numberForm(key, value) : alone(textForms(key, value), 'gu');
  return [{ fact: path, form }];
}
