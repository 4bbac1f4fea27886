import { lastInstant } from '@venue/shared/dates.ts';
import { now } from '@venue/shared/site-time.ts';
import { z } from '../zod.ts';

/** An instant that a device kept (ms since the epoch). One that no clock shows is taken for now: what it belongs to is not lost. */
export const storedInstant = z.pipe(
  z.number(),
  z.transform((at) => (at >= 0 && at <= lastInstant ? at : now())),
);
