import { type RefObject, useEffect } from 'react';
import { useHost } from '../host.ts';
import { keepStayDates } from './keep-stay-dates.ts';

/** The two fields of the group share their dates with the other pages of this tab (D-20). */
export function useStayDates(group: RefObject<HTMLElement | null>): void {
  const dates = useHost().handover('mf-bookings/stay-dates');
  useEffect(() => (group.current ? keepStayDates(group.current, dates) : undefined), [group, dates]);
}
