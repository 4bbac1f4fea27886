import { type CalendarDate, isCalendarDate } from '@venue/shared/dates.ts';
import { z } from '../zod.ts';
import { mailState } from '../mail/mail-state.ts';
import { placeIds } from '../place-ids.ts';
import { storedInstant } from '../storage/stored-instant.ts';

/** What somebody waits for: a hall or a place that is taken, from a day to a day (of a hall twice the same). */
export type WaitRequest = {
  place: z.infer<typeof waitRecord>['place'];
  /** As people call it; '' where any hall will do. */
  what: string;
  from: CalendarDate;
  to: CalendarDate;
  people?: number | undefined;
};

const day = z.string().check(z.refine(isCalendarDate));

/** A request to be told if it becomes free, as this device keeps it. */
export const waitRecord = z.object({
  id: z.string(),
  place: z.enum(['hall', ...placeIds]),
  what: z.string(),
  from: day,
  to: day,
  people: z.optional(z.number()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  at: storedInstant,
  /** What became of the e-mail that asks. */
  requestMail: mailState,
  /** The same of the one that takes it back, once somebody wants that. */
  withdrawalMail: z.optional(mailState),
});
export type WaitRecord = z.infer<typeof waitRecord>;

/** The two e-mails of a wait. */
export type WaitMail = 'requestMail' | 'withdrawalMail';

/** The same wish is waited for once. */
export function waitId({ place, what, from, to }: WaitRequest): string {
  return `${place} ${what} ${from} ${to}`;
}

/** The e-mail that is still to be sent: the withdrawal if there is one, else the request. */
export function openMail({ requestMail, withdrawalMail }: WaitRecord): WaitMail | undefined {
  if (withdrawalMail !== undefined) return withdrawalMail === 'sent' ? undefined : 'withdrawalMail';
  return requestMail === 'sent' ? undefined : 'requestMail';
}
