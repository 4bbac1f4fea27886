import { useEffect } from 'react';
import { useHost } from '../host.ts';

/** Fetches the list of bookings while there is a line: what was just booked can then be read without one. */
export function useListAhead(): void {
  const { report } = useHost();
  useEffect(() => {
    import('../device/bookings-on-this-device-view.tsx').catch(report);
  }, [report]);
}
