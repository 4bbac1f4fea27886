import type { ValueKinds } from '@venue/shared/contract/manifest.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { declaredValues, handover } from './handover.ts';

/** Free text is not taken from an address, because a link could then put words into a form. */
function withoutText(kinds: ValueKinds): ValueKinds {
  return Object.fromEntries(Object.entries(kinds).filter(([, kind]) => kind !== 'text'));
}

/**
 * Plain forms and links may put values for another page into the address:
 * `?eventDate=2027-03-13&noOfPeople=600`. Hands over the dates, times, numbers, choices and listed words that
 * pages accept, and returns the rest of the address.
 */
export function handOverQuery(address: URL): URL {
  const plain = new URL(address);
  const given = Object.fromEntries(plain.searchParams);
  for (const [set, { values }] of Object.entries(siteFacts().accepts)) {
    const found = declaredValues(given, withoutText(values));
    if (Object.keys(found).length > 0) handover(set).write(found);
    for (const name of Object.keys(found)) plain.searchParams.delete(name);
  }
  return plain;
}

/** Hands over the values in the address of this page, and removes them from it. */
export function handOverAddress(): void {
  const own = new URL(window.location.href);
  const plain = handOverQuery(own);
  if (plain.href !== own.href) window.history.replaceState(window.history.state, '', plain);
}
