import { useToday } from '@venue/shared/ui/use-today.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { chosenNights, type Nights } from './chosen-nights.ts';

/** The nights that are chosen in this tab, as they change; none of them before the page lives. */
export function useNights(): Nights {
  const dates = useHost().handover('mf-bookings/stay-dates');
  const subscribe = useCallback((changed: () => void) => dates.watch(changed), [dates]);
  const text = useSyncExternalStore(
    subscribe,
    () => {
      const { checkIn = '', checkOut = '', arrival = '' } = dates.read();
      return `${checkIn}/${checkOut}/${arrival}`;
    },
    () => '//',
  );
  const today = useToday();
  const [checkIn = '', checkOut = '', arrival = ''] = text.split('/');
  return chosenNights({ checkIn, checkOut, arrival }, today);
}
