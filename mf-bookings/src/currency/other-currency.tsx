import { styled } from 'styled-components';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { useHydrated } from '@venue/shared/hooks/use-hydrated.ts';
import { optionalComponent } from '../ui/optional-component.tsx';

const Nothing = () => null;

const Choice = optionalComponent(async () => (await import('./currency-choice.tsx')).CurrencyChoice, Nothing);

/** Nothing below it moves when it comes. */
const Place = styled.div`
  min-height: 92px;
`;

/**
 * Beside a total, never on a button, an invoice or in an e-mail: the same in a currency to think in, where the owner has set
 * rates. Pages of all others load nothing of it.
 */
export function OtherCurrency({ naira }: { naira: number }) {
  const isHydrated = useHydrated();
  const rates = siteFacts().venue.otherCurrencies;
  if (rates === undefined) return null;
  return <Place>{isHydrated && <Choice naira={naira} rates={rates} />}</Place>;
}
