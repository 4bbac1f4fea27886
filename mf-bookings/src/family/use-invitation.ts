import { useState, useSyncExternalStore } from 'react';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { type Invitation, readInvitation, readReceiptFragment } from './invitation.ts';

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Reads the address's fragment, and keeps the invoice after a jump within the page. */
function createReader() {
  let last = '';
  return () => {
    const { hash } = location;
    if (last === '' || hash.startsWith('#invoice')) last = hash;
    return last;
  };
}

/** What the address asks for; `unread` until the page has loaded. `reference`: of the payment whose receipt to open, if it names one. */
export function useInvitation(): {
  fragment: string;
  reference: string | undefined;
  now: number;
  invitation: Invitation | { kind: 'unread' };
} {
  const now = useNow();
  const [read] = useState(createReader);
  const { invoice, reference } = readReceiptFragment(useSyncExternalStore(subscribe, read, () => ''));
  const invitation: Invitation | { kind: 'unread' } =
    now === 0 ? { kind: 'unread' } : readInvitation(invoice, now);
  return { fragment: invoice, reference, now, invitation };
}
