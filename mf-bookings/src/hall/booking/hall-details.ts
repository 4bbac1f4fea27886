import { emailProblem } from '@venue/shared/form/email-address.ts';
import { isVisibleName } from '@venue/shared/form/parse-input.ts';
import { isCalendarDate } from '@venue/shared/time/dates.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { z } from '../../zod.ts';
import { clockTime } from './agreed-terms.ts';
import { guestCount } from './hall-capacity-hint.ts';
import { type HallField, eventTypes, hearAboutOptions } from './hall-fields.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const visibleName = text.check(z.refine(isVisibleName));
const tick = z.pipe(
  z.string(),
  z.transform((value) => value !== ''),
);

/** What the form must hold, in its own formats. */
export const detailsSchema = z.object({
  eventType: z.enum(eventTypes),
  eventDate: z.string().check(z.refine(isCalendarDate)),
  startTime: clockTime,
  endTime: clockTime,
  hall: z.enum(halls.map(({ name }) => name)),
  noOfPeople: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => guestCount(typed) ?? 0),
    ),
    z.int().check(z.positive()),
  ),
  firstName: visibleName,
  lastName: visibleName,
  email: text.check(z.refine((address) => emailProblem(address) === undefined)),
  phone: text,
  addInfo: z.string().check(z.trim()),
  hearAbout: z.enum(hearAboutOptions),
  subCheck: tick,
} satisfies Record<Exclude<HallField, 'termsCheck'>, z.ZodMiniType>);

/** A hall booking that passed all three checks. */
export type HallDetails = z.infer<typeof detailsSchema>;

/** Parses stored details, which another release of the form may have accepted under other rules. */
export const storedDetailsSchema: z.ZodMiniType<HallDetails> = z.extend(detailsSchema, {
  noOfPeople: z.int().check(z.positive()),
  subCheck: z.boolean(),
  firstName: text,
  lastName: text,
  eventType: text,
  hearAbout: text,
  // A service may have refused the address since.
  email: text,
  // The venue may have renamed it since.
  hall: text,
});
