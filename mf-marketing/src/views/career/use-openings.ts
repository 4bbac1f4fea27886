import { isOpenOn } from '@venue/shared/closing.ts';
import { type Opening, openings } from '@venue/shared/openings.ts';
import { useDay } from '@venue/shared/ui/use-day.ts';

/** The jobs open today, which may be long after the page was composed. */
export function useOpenings(): readonly Opening[] {
  const day = useDay();
  return openings.filter((opening) => isOpenOn(opening, day));
}
