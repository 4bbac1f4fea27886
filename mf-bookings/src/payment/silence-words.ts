import { addDays, type CalendarDate, formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import { mainPhone, officeHours } from '@venue/shared/venue/contacts.ts';
import { lagosTime } from '@venue/shared/words/in-lagos.ts';

/** When it was paid, in ms since the epoch, and the first day of what was paid for. */
export type PaidFor = { at: number; from: CalendarDate };

/** How long the venue's answer may take: not at all where it is for today, and not into the day itself. */
type Patience = 'none' | 'until-they-come' | 'a-day';

function answerDay({ at }: PaidFor): CalendarDate {
  return addDays(lagosDate(at), 1);
}

export function patienceOf(paid: PaidFor): Patience {
  if (paid.from < answerDay(paid)) return 'none';
  return paid.from === answerDay(paid) ? 'until-they-come' : 'a-day';
}

type Words = { before: string; after: string };

const words: Readonly<Record<Patience, (day: string) => Words>> = {
  none: () => ({
    before: 'It is for the day on which you paid, so do not wait for an answer: call',
    after: ` before you set out. The office answers ${officeHours}${lagosTime()}.`,
  }),
  'until-they-come': (day) => ({
    before: `You come on ${day}: if nothing has come by noon that day${lagosTime()}, call`,
    after: ' before you set out.',
  }),
  'a-day': (day) => ({ before: `If nothing has come by noon on ${day}${lagosTime()}, call`, after: '.' }),
};

/** What to do if the venue does not answer, around its telephone number. The day is named, as a receipt is read later too. */
export function silenceWords(paid: PaidFor): Words {
  return words[patienceOf(paid)](formatLongDate(answerDay(paid), 'short'));
}

/** The same in one text. */
export function silenceText(paid: PaidFor): string {
  const { before, after } = silenceWords(paid);
  return `${before} ${mainPhone}${after}`;
}
