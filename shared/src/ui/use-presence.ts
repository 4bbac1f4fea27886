import { useEffect, useState } from 'react';

/** Whether something is still on the screen: true while `open` and for `exit` ms after it closed. */
export function usePresence(open: boolean, exit: number): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return undefined;
    const timer = setTimeout(() => setPresent(false), exit);
    return () => clearTimeout(timer);
  }, [open, present, exit]);
  return open || present;
}
