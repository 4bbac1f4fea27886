import { announceKept, keepText, keptText, watchKept } from '@venue/shared/storage/device-storage.ts';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { useId, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { approximateTotal, offeredCurrencies, type OtherCurrencies } from './approximate-total.ts';

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
    border: 1px solid ${role.hairline};
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
  keepText(key, code === '' ? null : code);
  announceKept();
}

/** The currencies that the owner has set rates for, and a total in the one that is chosen. */
export function CurrencyChoice({ naira, rates }: { naira: number; rates: OtherCurrencies }) {
  const id = useId();
  const code = useSyncExternalStore(
    watchKept,
    () => keptText(key) ?? '',
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
