import { counted } from '@venue/shared/words/counted.ts';
import { momentInWords } from '../time/moment-in-words.ts';
import { waitedFor } from '../wait/wait-mail.ts';
import { openMail, type WaitRecord } from '../wait/wait-record.ts';
import type { RowWords, Standing } from './row-words.ts';
import { dateSpanWords } from '../time/date-span.ts';

function standing(record: WaitRecord): Standing {
  const { at, email, withdrawalMail } = record;
  if (withdrawalMail === 'sent') {
    return { mood: 'over', state: 'Taken back', detail: 'The venue knows that you no longer wait.' };
  }
  if (withdrawalMail !== undefined) {
    return { mood: 'waiting', state: 'Not taken back yet', detail: 'The venue may still write to you.' };
  }
  if (openMail(record)) {
    return {
      mood: 'waiting',
      state: 'Not with the venue yet',
      detail: 'Nothing is held, and nothing is charged.',
    };
  }
  return {
    mood: 'waiting',
    state: 'You wait for it',
    detail: `Asked ${momentInWords(at)}: the venue can write to ${email} if it becomes free. Nothing is held, and nothing is charged.`,
  };
}

/** A day of which the venue is asked to say when it becomes free. */
export function waitRowWords(record: WaitRecord): RowWords {
  const { people } = record;
  return {
    number: 'No booking',
    title: waitedFor(record),
    when: dateSpanWords(record),
    what: people === undefined ? `For ${record.name}` : `For ${counted(people, 'person', 'people')}`,
    ...standing(record),
    sums: [],
  };
}
