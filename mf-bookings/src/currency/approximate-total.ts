import { formatLongDate } from '@venue/shared/time/dates.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { inFigures } from '@venue/shared/words/numbers.ts';

/** What the owner has set: the day of the rates, and how many naira one of each currency is. */
export type OtherCurrencies = NonNullable<Venue['otherCurrencies']>;

const currencies = [
  { code: 'gbp', name: 'Pounds', sign: '£' },
  { code: 'usd', name: 'US dollars', sign: '$' },
  { code: 'eur', name: 'Euros', sign: '€' },
  { code: 'ghs', name: 'Cedis', sign: 'GH₵' },
] as const;

/** Those that have a rate, with their code and what people call them. */
export function offeredCurrencies({ naira }: OtherCurrencies) {
  return currencies.filter(({ code }) => naira[code] !== undefined);
}

/** Nobody takes it for what is charged: to the nearest ten, below a hundred to the nearest one. */
function roughly(sum: number): number {
  return sum < 100 ? Math.round(sum) : Math.round(sum / 10) * 10;
}

/**
 * `about £420, at the rate of 3 November 2026; charged in naira`: a sum in naira to think of in another currency. Undefined where
 * the owner has set no rate for it.
 */
export function approximateTotal(naira: number, code: string, rates: OtherCurrencies): string | undefined {
  const currency = offeredCurrencies(rates).find((each) => each.code === code);
  const rate = currency && rates.naira[currency.code];
  if (!currency || rate === undefined) return undefined;
  const [, ...day] = formatLongDate(rates.on).split(' ');
  return `about ${currency.sign}${inFigures(roughly(naira / rate))}, at the rate of ${day.join(' ')}; charged in naira`;
}
