import { letterOf } from '@venue/shared/email/letter.ts';
import type { MailField } from '../../mail/mail-field.ts';
import type { OutboxMail } from '../../mail/venue-mail.ts';
import { detailFields } from './detail-fields.ts';
import type { DateRequest } from '../booking/date-request.ts';

/** First line of the e-mail, and of the same words by other ways. */
export const requestSubject = 'Is this date free?';

/** The form under which it goes. */
export const requestForm = 'dateRequest';

/** How far the booking came, for whoever answers. */
function timeStatusText({ askedAs }: DateRequest): string {
  const nothing = 'Nothing is held and no invoice was written';
  if (askedAs === undefined) return `${nothing}: please answer whether the date is free.`;
  return `A hold was asked for as invoice ${askedAs}, and its answer was lost: look in the reservation service first. If there is none, nothing is held.`;
}

/** What the venue gets; the names are the keys of the e-mail's template. */
export function requestFields(request: DateRequest): MailField[] {
  return [
    ...detailFields(request.details),
    { name: 'standing', label: 'How it stands', value: timeStatusText(request) },
  ];
}

/** The same as a text for people. */
export function requestLetter(request: DateRequest): string {
  const fields = requestFields(request).filter(({ name }) => name !== 'termsCheck' && name !== 'subCheck');
  return letterOf(requestSubject, fields);
}

/** The request as it can wait in the device's outbox. */
export function requestMail(request: DateRequest): OutboxMail {
  return {
    form: requestForm,
    subject: requestSubject,
    letter: requestLetter(request),
    fields: requestFields(request),
    mayHaveArrived: request.mail === 'unanswered',
  };
}
