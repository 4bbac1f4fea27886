import { formatNaira, counted, inFigures } from '@venue/shared/text/numbers.ts';
import { brand, contact, mainPhone, place } from '@venue/shared/venue/contacts.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { keyedFactNames, type FactName } from '../../content/fact-names.ts';
import { capacities } from './halls/capacities.ts';
import { hallNameOf, middleHall, smallestHall } from './halls/halls.ts';
import { lodgingNameOf } from './lodging/lodging-text.ts';

const nearFirst = [...place.neighbours].sort(
  (one, other) => Number(other.lies === 'near') - Number(one.lies === 'near'),
);
const townsAround =
  nearFirst
    .slice(0, 2)
    .map(({ town }) => town)
    .join(' and ') || 'the towns around';

const facts: Readonly<Record<FactName, string>> = {
  brand: brand.name,
  town: place.town,
  'towns around': townsAround,
  'e-mail': contact.email,
  telephone: mainPhone,
  'concert day rate': formatNaira(concertDayRate),
  'deposit per cent': String(hallTerms.depositPercent),
  caution: formatNaira(hallTerms.caution),
  'caution days': counted(hallTerms.cautionReturnDays, 'day'),
  'invoice hours': counted(hallTerms.invoiceValidHours, 'hour'),
  'outdoor guests': inFigures(capacities.outdoor),
  'smallest hall': smallestHall.name,
  'middle hall': middleHall.name,
};

const keyedFacts: Readonly<Record<(typeof keyedFactNames)[number], (key: string) => string>> = {
  hall: hallNameOf,
  room: lodgingNameOf,
};

const all = new Map<string, string>(Object.entries(facts));

function keyedFact(fact: string): string {
  const name = keyedFactNames.find((key) => fact.startsWith(`${key} `));
  if (!name) throw new Error(`{${fact}} is not a fact of the venue`);
  return keyedFacts[name](fact.slice(name.length + 1));
}

/** Fills the venue’s facts into a text from a content file: `{caution}`, `{hall ambali}`. */
export function withFacts(text: string): string {
  return text.replaceAll(/\{([^}]*)\}/g, (_, fact: string) => all.get(fact) ?? keyedFact(fact));
}
