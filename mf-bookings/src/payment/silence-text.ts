import { type CalendarDate, formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import { mainPhone, officeHours } from '@venue/shared/venue/contacts.ts';
import { officeDayAfter } from '@venue/shared/venue/office-hours.ts';
import { lagosTime } from '@venue/shared/words/in-lagos.ts';

/** When it was paid, in ms since the epoch, and the first day of what was paid for. */
export type PaidFor = { at: number; from: CalendarDate };

/** How long the venue's answer may take: not at all where the stay begins before it is due, and not into the day itself. */
type AnswerTime = 'none' | 'until-they-come' | 'a-day';

/** By noon of this day the venue answers. */
function answerDay(paidOn: CalendarDate): CalendarDate {
  return officeDayAfter(paidOn, 1);
}

/** Of a payment on a day in Lagos for what begins on another. */
export function answerTimeBetween(paidOn: CalendarDate, from: CalendarDate): AnswerTime {
  const due = answerDay(paidOn);
  if (from < due) return 'none';
  return from === due ? 'until-they-come' : 'a-day';
}

export function answerTimeOf({ at, from }: PaidFor): AnswerTime {
  return answerTimeBetween(lagosDate(at), from);
}

type Text = { before: string; after: string };

const texts: Readonly<Record<AnswerTime, (day: string) => Text>> = {
  none: () => ({
    before: 'It begins before our answer is due, so do not wait for one: call',
    after: ` before you set out. The office answers ${officeHours}${lagosTime()}.`,
  }),
  'until-they-come': (day) => ({
    before: `You come on ${day}: if nothing has come by noon that day${lagosTime()}, call`,
    after: ' before you set out.',
  }),
  'a-day': (day) => ({ before: `If nothing has come by noon on ${day}${lagosTime()}, call`, after: '.' }),
};

/** What to do if the venue does not answer, around its telephone number. The day is named, as a receipt is read later too. */
export function silenceParts(paid: PaidFor): Text {
  return texts[answerTimeOf(paid)](formatLongDate(answerDay(lagosDate(paid.at)), 'short'));
}

/** The same in one text. */
export function silenceText(paid: PaidFor): string {
  const { before, after } = silenceParts(paid);
  return `${before} ${mainPhone}${after}`;
}
