import { useState, useSyncExternalStore } from 'react';
import { useNow } from '@venue/shared/ui/use-now.ts';
import { type Invitation, invitation, readReceiptFragment } from './invitation.ts';

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
  asked: Invitation | { kind: 'unread' };
} {
  const now = useNow();
  const [read] = useState(createReader);
  const { invoice, reference } = readReceiptFragment(useSyncExternalStore(subscribe, read, () => ''));
  const asked: Invitation | { kind: 'unread' } = now === 0 ? { kind: 'unread' } : invitation(invoice, now);
  return { fragment: invoice, reference, now, asked };
}
