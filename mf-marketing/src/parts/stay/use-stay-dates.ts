import { type RefObject, useEffect } from 'react';
import { keepStayDates } from './keep-stay-dates.ts';

/** The two fields of the group share their dates with the other pages of this tab (D-20). */
export function useStayDates(group: RefObject<HTMLElement | null>): void {
  useEffect(() => (group.current ? keepStayDates(group.current) : undefined), [group]);
}
