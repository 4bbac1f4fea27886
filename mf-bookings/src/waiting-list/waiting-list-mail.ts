import { formatMessage } from '@venue/shared/email/message-text.ts';
import type { MailField } from '../mail/venue-mail.ts';
import { dateSpanText } from '../time/date-span.ts';
import type { WaitMail, WaitingListEntry } from './waiting-list-ledger.ts';

/** Subject line of each e-mail, and its first field. */
export const waitSubjects = {
  requestMail: 'Please tell me if it becomes free',
  withdrawalMail: 'Withdrawn: you no longer need to tell me',
} as const satisfies Record<WaitMail, string>;

export function waitedFor({ what }: Pick<WaitingListEntry, 'what'>): string {
  return what === '' ? 'Any hall' : what;
}

/** The e-mail to the venue; the names are the keys of its template. */
export function waitFields(record: WaitingListEntry, mail: WaitMail): MailField[] {
  return [
    { name: 'wish', label: 'Request', value: waitSubjects[mail] },
    { name: 'place', label: 'What', value: waitedFor(record) },
    { name: 'days', label: 'When', value: dateSpanText(record) },
    { name: 'noOfPeople', label: 'People', value: record.people === undefined ? '' : String(record.people) },
    { name: 'name', label: 'Name', value: record.name },
    { name: 'email', label: 'E-mail', value: record.email },
    { name: 'phone', label: 'Phone', value: record.phone },
  ];
}

/** The same as plain text. */
export function waitMessage(record: WaitingListEntry, mail: WaitMail): string {
  return formatMessage(
    waitSubjects[mail],
    waitFields(record, mail).filter(({ name, value }) => name !== 'wish' && value !== ''),
  );
}
