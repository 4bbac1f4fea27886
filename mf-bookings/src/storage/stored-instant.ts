import { lastInstant } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { z } from '../zod.ts';

/** A stored instant (ms since the epoch). An impossible one is read as now, so that its record is not lost. */
export const storedInstant = z.pipe(
  z.number(),
  z.transform((at) => (at >= 0 && at <= lastInstant ? at : now())),
);
