import { type CalendarDate, isCalendarDate } from '@venue/shared/time/dates.ts';
import { z } from '../zod.ts';
import { mailState } from '../mail/kept-mail.ts';
import { placeIds } from '../place-ids.ts';
import { storedInstant } from '../storage/stored-list.ts';

/** A taken hall or place that a visitor wants; for a hall, `from` and `to` are the same day. */
export type WaitRequest = {
  place: z.infer<typeof waitRecord>['place'];
  /** Its name; '' if any hall will do. */
  what: string;
  from: CalendarDate;
  to: CalendarDate;
  people?: number | undefined;
};

const day = z.string().check(z.refine(isCalendarDate));

/** A request to be told if it becomes free, as stored on the device. */
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
  requestMail: mailState,
  /** Only once the visitor has withdrawn the request. */
  withdrawalMail: z.optional(mailState),
});
export type WaitRecord = z.infer<typeof waitRecord>;

export type WaitMail = 'requestMail' | 'withdrawalMail';

/** The same for equal requests, so that each is stored once. */
export function waitId({ place, what, from, to }: WaitRequest): string {
  return `${place} ${what} ${from} ${to}`;
}

/** The e-mail that is still to be sent: the withdrawal if there is one, else the request. */
export function openMail({ requestMail, withdrawalMail }: WaitRecord): WaitMail | undefined {
  if (withdrawalMail !== undefined) return withdrawalMail === 'sent' ? undefined : 'withdrawalMail';
  return requestMail === 'sent' ? undefined : 'requestMail';
}
