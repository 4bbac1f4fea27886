import { isOpenOn } from '@venue/shared/closing.ts';
import { type Opening, openings } from '@venue/shared/openings.ts';
import { useDay } from '@venue/shared/ui/use-day.ts';

/** The jobs that are open: a page is read long after it was composed. */
export function useOpenings(): readonly Opening[] {
  const day = useDay();
  return openings.filter((opening) => isOpenOn(opening, day));
}
