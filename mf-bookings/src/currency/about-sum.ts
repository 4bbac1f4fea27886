import { formatLongDate } from '@venue/shared/dates.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

/** What the owner has set: the day of the rates, and how many naira one of each currency is. */
export type OtherCurrencies = NonNullable<Venue['otherCurrencies']>;

type CurrencyCode = keyof OtherCurrencies['naira'];

const signs: Readonly<Record<CurrencyCode, string>> = { gbp: '£', usd: '$', eur: '€', ghs: 'GH₵' };

/** What people call those that have a rate, by their code. */
export function offeredCurrencies({
  naira,
}: OtherCurrencies): readonly { code: CurrencyCode; name: string }[] {
  const all = [
    { code: 'gbp', name: 'Pounds' },
    { code: 'usd', name: 'US dollars' },
    { code: 'eur', name: 'Euros' },
    { code: 'ghs', name: 'Cedis' },
  ] as const;
  return all.filter(({ code }) => naira[code] !== undefined);
}

/** Nobody takes it for what is charged: to the nearest ten, below a hundred to the nearest one. */
function roughly(sum: number): number {
  return sum < 100 ? Math.round(sum) : Math.round(sum / 10) * 10;
}

/**
 * `about £420, at the rate of 3 November 2026; charged in naira`: a sum in naira to think of in another currency. Undefined where
 * the owner has set no rate for it.
 */
export function aboutSum(naira: number, code: string, rates: OtherCurrencies): string | undefined {
  const currency = offeredCurrencies(rates).find((each) => each.code === code);
  const rate = currency && rates.naira[currency.code];
  if (!currency || rate === undefined) return undefined;
  const [, ...day] = formatLongDate(rates.on).split(' ');
  return `about ${signs[currency.code]}${inFigures(roughly(naira / rate))}, at the rate of ${day.join(' ')}; charged in naira`;
}
