import { openings as files } from '../../content/openings.data.ts';
import type { Prose } from '../../content/reader/read-prose.ts';
import type { CalendarDate } from '../time/dates.ts';

export type Opening = {
  readonly id: string;
  readonly job: string;
  /** How many people are needed. */
  readonly posts: number;
  readonly posted: CalendarDate;
  /** The last day to apply; without one, always. */
  readonly closes?: CalendarDate | undefined;
  readonly hours?: 'full-time' | 'part-time' | 'contract' | 'temporary' | 'intern' | undefined;
  /** What the work is, if the file says. */
  readonly body: Prose;
};

/** All jobs with the number of people needed (K-19), each a file in `shared/content/openings`. */
export const openings: readonly Opening[] = files;
