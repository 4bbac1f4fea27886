import { useId, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import {
  announceStorageChange,
  writeDeviceText,
  readDeviceText,
  watchStorage,
} from '@venue/shared/storage/device-storage.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';

/** What the owner has set: the day of the rates, and how many naira one of each currency is. */
type OtherCurrencies = NonNullable<Venue['otherCurrencies']>;

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

/** Rounded to the nearest ten, below a hundred to the nearest one, so that it does not look like the amount charged. */
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

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: center;
  ${type.small}
  color: ${role.text2};
  select {
    min-height: 44px;
    padding-inline: ${space[8]};
    border: 1px solid ${role.text2};
    background: none;
    color: inherit;
    font: inherit;
  }
  output {
    flex-basis: 100%;
  }
`;

/** Which currency this device thinks in. */
const key = 'currency';

function choose(code: string): void {
  writeDeviceText(key, code === '' ? null : code);
  announceStorageChange();
}

/** The currencies that the owner has set rates for, and a total in the one that is chosen. */
export function CurrencyChoice({ naira, rates }: { naira: number; rates: OtherCurrencies }) {
  const id = useId();
  const code = useSyncExternalStore(
    watchStorage,
    () => readDeviceText(key) ?? '',
    () => '',
  );
  const text = approximateTotal(naira, code, rates);
  return (
    <Frame>
      <label htmlFor={id}>Think of it in</label>
      <select id={id} value={text === undefined ? '' : code} onChange={({ target }) => choose(target.value)}>
        <option value="">Naira</option>
        {offeredCurrencies(rates).map((currency) => (
          <option key={currency.code} value={currency.code}>
            {currency.name}
          </option>
        ))}
      </select>
      <output key={text} htmlFor={id}>
        {text}
      </output>
    </Frame>
  );
}
