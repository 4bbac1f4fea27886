import { type CalendarDate, formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { zoneSuffix } from '@venue/shared/time/zone-suffix.ts';
import { mainPhone, officeHours } from '@venue/shared/venue/contacts.ts';
import { officeDayAfter } from '@venue/shared/venue/office-hours.ts';

/** When it was paid (ms since the epoch), and the first day of the booking. */
export type PaidFor = { at: number; from: CalendarDate };

/** The venue answers by noon of this day. */
function answerDay(paidOn: CalendarDate): CalendarDate {
  return officeDayAfter(paidOn, 1);
}

/** Whether a booking begins before the venue’s answer is sure to have come. Both are days in Lagos. */
export function startsBeforeAnswer(paidOn: CalendarDate, from: CalendarDate): boolean {
  return from <= answerDay(paidOn);
}

export function isToCallFirst({ at, from }: PaidFor): boolean {
  return startsBeforeAnswer(lagosDate(at), from);
}

/** What to do if the venue does not answer: the text before and after its telephone number. It names the day, as receipts are read later too. */
export function noReplyParts(paid: PaidFor): { before: string; after: string } {
  if (isToCallFirst(paid)) {
    return {
      before: 'Your booking starts too soon to wait for our answer: call',
      after: ` before you set out. The office is open ${officeHours}${zoneSuffix()}.`,
    };
  }
  const day = formatLongDate(answerDay(lagosDate(paid.at)), 'short');
  return { before: `If you have not heard from us by noon on ${day}${zoneSuffix()}, call`, after: '.' };
}

/** As one text. */
export function noReplyText(paid: PaidFor): string {
  const { before, after } = noReplyParts(paid);
  return `${before} ${mainPhone}${after}`;
}
