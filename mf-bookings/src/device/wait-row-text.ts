import { counted } from '@venue/shared/words/numbers.ts';
import { momentInWords } from '../time/moment-in-words.ts';
import { waitedFor } from '../wait/wait-mail.ts';
import type { MailState } from '../mail/kept-mail.ts';
import { openMail, type WaitMail, type WaitRecord } from '../wait/wait-record.ts';
import type { RowText, RowStatus } from './row-text.ts';
import { dateSpanText } from '../time/date-span.ts';

const openText = {
  requestMail: {
    unsent: { state: 'The venue has not been asked yet', detail: 'Nothing is held, and nothing is charged.' },
    unanswered: {
      state: 'The venue may have been asked',
      detail: 'It may write to you if the day becomes free. Nothing is held, and nothing is charged.',
    },
  },
  withdrawalMail: {
    unsent: { state: 'Not withdrawn yet', detail: 'The venue may still write to you.' },
    unanswered: { state: 'May have been withdrawn', detail: 'The venue may still write to you.' },
  },
} as const satisfies Record<
  WaitMail,
  Record<Exclude<MailState, 'sent'>, Pick<RowStatus, 'state' | 'detail'>>
>;

function rowStatus(record: WaitRecord): RowStatus {
  const { at, email } = record;
  if (record.withdrawalMail === 'sent') {
    return { mood: 'over', state: 'Withdrawn', detail: 'The venue knows you are no longer waiting.' };
  }
  const mail = openMail(record);
  if (mail)
    return { mood: 'waiting', ...openText[mail][record[mail] === 'unanswered' ? 'unanswered' : 'unsent'] };
  return {
    mood: 'waiting',
    state: 'Waiting for it to become free',
    detail: `Requested ${momentInWords(at)}: the venue can write to ${email} if it becomes free. Nothing is held, and nothing is charged.`,
  };
}

export function waitRowText(record: WaitRecord): RowText {
  const { people } = record;
  return {
    number: 'No booking',
    title: waitedFor(record),
    when: dateSpanText(record),
    what: people === undefined ? `For ${record.name}` : `For ${counted(people, 'person', 'people')}`,
    ...rowStatus(record),
    sums: [],
  };
}
