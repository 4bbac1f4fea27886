import { openings as files } from '../content/openings.data.ts';
import type { Prose } from '../content/reader/prose.ts';
import type { Closing } from './closing.ts';
import type { CalendarDate } from './dates.ts';

export type Opening = Closing & {
  readonly id: string;
  readonly job: string;
  /** How many people are needed. */
  readonly posts: number;
  readonly posted: CalendarDate;
  readonly hours?: 'full-time' | 'part-time' | 'contract' | 'temporary' | 'intern' | undefined;
  /** What the work is, if the file says. */
  readonly body: Prose;
};

/** All jobs with the number of people needed (K-19), each a file in `shared/content/openings`. */
export const openings: readonly Opening[] = files;
