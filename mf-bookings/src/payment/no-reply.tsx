import { type CalendarDate, formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { mainPhone, officeHours } from '@venue/shared/venue/contacts.ts';
import { officeDayAfter } from '@venue/shared/venue/office-hours.ts';
import { lagosTime } from '@venue/shared/time/in-lagos.ts';
import { PhoneLink } from '../controls/phone-link.tsx';

/** When it was paid (ms since the epoch), and the first day of the booking. */
export type PaidFor = { at: number; from: CalendarDate };

/** How long to wait for the venue's answer: not at all if the booking begins before it is due. */
type ReplyTime = 'none' | 'until-they-come' | 'a-day';

/** The venue answers by noon of this day. */
function answerDay(paidOn: CalendarDate): CalendarDate {
  return officeDayAfter(paidOn, 1);
}

/** Both are days in Lagos; `from` is the first day of the booking. */
export function replyTimeBetween(paidOn: CalendarDate, from: CalendarDate): ReplyTime {
  const due = answerDay(paidOn);
  if (from < due) return 'none';
  return from === due ? 'until-they-come' : 'a-day';
}

export function replyTimeOf({ at, from }: PaidFor): ReplyTime {
  return replyTimeBetween(lagosDate(at), from);
}

type Text = { before: string; after: string };

const texts: Readonly<Record<ReplyTime, (day: string) => Text>> = {
  none: () => ({
    before: 'Your booking starts before our answer is due, so please don’t wait for one: call',
    after: ` before you set out. The office is open ${officeHours}${lagosTime()}.`,
  }),
  'until-they-come': (day) => ({
    before: `Your booking starts on ${day}: if you have not heard from us by noon that day${lagosTime()}, call`,
    after: ' before you set out.',
  }),
  'a-day': (day) => ({
    before: `If you have not heard from us by noon on ${day}${lagosTime()}, call`,
    after: '.',
  }),
};

/** What to do if the venue does not answer: the text before and after its telephone number. It names the day, as receipts are read later too. */
function noReplyParts(paid: PaidFor): Text {
  return texts[replyTimeOf(paid)](formatLongDate(answerDay(lagosDate(paid.at)), 'short'));
}

/** As one text. */
export function noReplyText(paid: PaidFor): string {
  const { before, after } = noReplyParts(paid);
  return `${before} ${mainPhone}${after}`;
}

/** Until when to wait for the venue's answer, and whom to call then. */
export function CallIfNoReply({ paid }: { paid: PaidFor }) {
  const { before, after } = noReplyParts(paid);
  return (
    <>
      {before} <PhoneLink />
      {after}
    </>
  );
}
