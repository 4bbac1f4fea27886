import { formatMessage } from '@venue/shared/email/message-text.ts';
import type { MailState } from '../../mail/stored-mail.ts';
import type { MailField, OutboxMail } from '../../mail/venue-mail.ts';
import type { HallDetails } from '../booking/hall-details.ts';
import { detailFields } from './detail-fields.ts';

/** Subject line, by e-mail and elsewhere. */
export const requestSubject = 'Is this date free?';

/** Name of its e-mail template in the configuration. */
export const requestForm = 'dateRequest';

function holdStatusText({ earlierInvoiceNumber }: DateRequest): string {
  const nothing = 'Nothing is held and no invoice was issued';
  if (earlierInvoiceNumber === undefined) return `${nothing}: please say whether the date is free.`;
  return `A hold was requested as invoice ${earlierInvoiceNumber} and the reply was lost: check the reservation service first. If there is no hold there, nothing is held.`;
}

/** Fields of the e-mail to the venue, named as in its template. */
export function requestFields(request: DateRequest): MailField[] {
  return [
    ...detailFields(request.details),
    { name: 'standing', label: 'How it stands', value: holdStatusText(request) },
  ];
}

/** The same as plain text. */
export function requestMessage(request: DateRequest): string {
  const fields = requestFields(request).filter(({ name }) => name !== 'termsCheck' && name !== 'subCheck');
  return formatMessage(requestSubject, fields);
}

/** The request as stored in the device’s outbox. */
export function requestMail(request: DateRequest): OutboxMail {
  return {
    form: requestForm,
    subject: requestSubject,
    text: requestMessage(request),
    fields: requestFields(request),
    mayHaveArrived: request.mail === 'unanswered',
  };
}

/** A completed form e-mailed to the venue to ask whether the date is free. Nothing is held, invoiced or paid. */
export type DateRequest = {
  id: number;
  details: HallDetails;
  /** Invoice number of an earlier hold whose answer was lost. */
  earlierInvoiceNumber: string | undefined;
  /** `sending`: being sent. `waiting`: saved in this device's outbox. */
  mail: MailState | 'sending' | 'waiting';
};
