import { isOpenOn } from '@venue/shared/time/dates.ts';
import { type Opening, openings } from '@venue/shared/venue/openings.ts';
import { useTodayOrComposedDay } from '@venue/shared/hooks/use-time.ts';

/** The jobs open today, which may be long after the page was composed. */
export function useOpenings(): readonly Opening[] {
  const day = useTodayOrComposedDay();
  return openings.filter((opening) => isOpenOn(opening, day));
}
