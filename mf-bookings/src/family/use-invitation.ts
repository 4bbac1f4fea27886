import { useState, useSyncExternalStore } from 'react';
import { useNow } from '@venue/shared/ui/use-now.ts';
import { type Invitation, invitation, readReceiptFragment } from './invitation.ts';

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Reads the address's fragment; a jump within the page does not make it forget the invoice that it has read. */
function createReader() {
  let last = '';
  return () => {
    const { hash } = location;
    if (last === '' || hash.startsWith('#invoice')) last = hash;
    return last;
  };
}

/**
 * What this page's address asks for, and the fragment that says so; `unread` until the page lives. `reference`: of the payment whose
 * receipt it opens, if it names one.
 */
export function useInvitation(): {
  fragment: string;
  reference: string | undefined;
  now: number;
  asked: Invitation | { kind: 'unread' };
} {
  const now = useNow();
  const [read] = useState(createReader);
  const { invoice, reference } = readReceiptFragment(useSyncExternalStore(subscribe, read, () => ''));
  const asked: Invitation | { kind: 'unread' } = now === 0 ? { kind: 'unread' } : invitation(invoice, now);
  return { fragment: invoice, reference, now, asked };
}
