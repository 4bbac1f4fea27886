import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { usePageLives } from '@venue/shared/ui/use-page-lives.ts';
import { styled } from 'styled-components';
import { convenience } from '../loading/convenience.tsx';

const Nothing = () => null;

const Choice = convenience(async () => (await import('./currency-choice.tsx')).CurrencyChoice, Nothing);

/** Nothing below it moves when it comes. */
const Place = styled.div`
  min-height: 92px;
`;

/**
 * Beside a total, never on a button, an invoice or in an e-mail: the same in a currency to think in, where the owner has set
 * rates. Pages of all others load nothing of it.
 */
export function OtherCurrency({ naira }: { naira: number }) {
  const lives = usePageLives();
  const rates = siteFacts().venue.otherCurrencies;
  if (rates === undefined) return null;
  return <Place>{lives && <Choice naira={naira} rates={rates} />}</Place>;
}
