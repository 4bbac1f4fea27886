import { letterOf } from '@venue/shared/email/letter.ts';
import type { MailField } from '../mail/mail-field.ts';
import type { WaitMail, WaitRecord } from './wait-record.ts';
import { dateSpanText } from '../time/date-span.ts';

/** Subject line of each e-mail, and its first field. */
export const waitSubjects = {
  requestMail: 'Please tell me if it becomes free',
  withdrawalMail: 'Taken back: please do not tell me any more',
} as const satisfies Record<WaitMail, string>;

/** What is waited for, as people call it. */
export function waitedFor({ what }: Pick<WaitRecord, 'what'>): string {
  return what === '' ? 'Any hall' : what;
}

/** What the venue gets of a wait; the names are the keys of the e-mail's template. */
export function waitFields(record: WaitRecord, mail: WaitMail): MailField[] {
  return [
    { name: 'wish', label: 'Wish', value: waitSubjects[mail] },
    { name: 'place', label: 'What', value: waitedFor(record) },
    { name: 'days', label: 'When', value: dateSpanText(record) },
    { name: 'noOfPeople', label: 'People', value: record.people === undefined ? '' : String(record.people) },
    { name: 'name', label: 'Name', value: record.name },
    { name: 'email', label: 'E-mail', value: record.email },
    { name: 'phone', label: 'Phone', value: record.phone },
  ];
}

/** The same as a text for people. */
export function waitLetter(record: WaitRecord, mail: WaitMail): string {
  return letterOf(
    waitSubjects[mail],
    waitFields(record, mail).filter(({ name, value }) => name !== 'wish' && value !== ''),
  );
}
