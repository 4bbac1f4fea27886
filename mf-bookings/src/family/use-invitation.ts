import { useState, useSyncExternalStore } from 'react';
import { useNow } from '../time/use-now.ts';
import { type Invitation, invitation } from './invitation.ts';

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

/** What this page's address asks for, and the fragment that says so; `unread` until the page lives. */
export function useInvitation(): { fragment: string; now: number; asked: Invitation | { kind: 'unread' } } {
  const now = useNow();
  const [read] = useState(createReader);
  const fragment = useSyncExternalStore(subscribe, read, () => '');
  return { fragment, now, asked: now === 0 ? { kind: 'unread' } : invitation(fragment, now) };
}
