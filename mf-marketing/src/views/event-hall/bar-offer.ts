import { formatNaira } from '@venue/shared/money.ts';
import { hallPrice } from '@venue/shared/venue/hall-price.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { quoteForGuests } from '../../content/events/quote-about.ts';
import { anyHall, type BarOffer } from '../../halls/hall-bar.tsx';
import { fitFor } from './fit.ts';

/** The phone bar: the lowest price of a hall, or the hall that fits with its deposit. */
export function barOffer(people: number): BarOffer {
  const fit = fitFor(people);
  if (fit.kind === 'unknown') return anyHall;
  if (fit.kind === 'beyond-halls')
    return {
      name: `${inFigures(people)} people`,
      text: 'More than a hall holds',
      action: 'Request a quote',
      path: quoteForGuests(people),
    };
  const { name, rental } = fit.hall;
  return {
    ...anyHall,
    name: `${name}, ${formatNaira(rental)}`,
    text: `${formatNaira(hallPrice(rental).deposit)} secures the date`,
    hall: name,
  };
}
