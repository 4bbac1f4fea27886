import type { ValueKinds } from '@venue/shared/contract/manifest.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { declaredValues } from './handed-values.ts';
import { handover } from './handover.ts';

/** Words of strangers do not get into a form by an address. */
function withoutText(kinds: ValueKinds): ValueKinds {
  return Object.fromEntries(Object.entries(kinds).filter(([, kind]) => kind !== 'text'));
}

/**
 * A plain form leads to another page with its values in the address, `?eventDate=2027-03-13&noOfPeople=600`, and so may
 * any link: dates, times and numbers that pages accept from each other are taken over, and leave the address.
 */
export function takeFromAddress(): void {
  const url = new URL(window.location.href);
  const given = Object.fromEntries(url.searchParams);
  const taken = Object.entries(siteFacts().accepts).flatMap(([set, { values }]) => {
    const found = declaredValues(given, withoutText(values));
    if (Object.keys(found).length > 0) handover(set).write(found);
    return Object.keys(found);
  });
  if (taken.length === 0) return;
  for (const name of taken) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}
