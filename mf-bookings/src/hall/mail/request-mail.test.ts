import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { valuesOf } from '../../mail/venue-mail.ts';
import { requestText } from '../form/request-view.tsx';
import { type DateRequest, requestFields, requestMessage, requestMail } from './request-mail.ts';

const request: DateRequest = {
  id: 1,
  details: sampleBooking.details,
  earlierInvoiceNumber: undefined,
  mail: 'unsent',
};
const standing = (asked: DateRequest) =>
  requestFields(asked).find(({ name }) => name === 'standing')?.value ?? '';

test('a question promises nothing: neither in its e-mail nor on the page', () => {
  expect(standing(request)).toContain('Nothing is held and no invoice was issued');
  for (const mail of ['sending', 'sent', 'unsent', 'unanswered', 'waiting'] as const) {
    expect(requestText({ ...request, mail }).opening).toContain('The date is not held for you');
  }
});

test('a hold that may exist is not denied', () => {
  const asked = { ...request, earlierInvoiceNumber: '481902' };
  expect(standing(asked)).toContain('A hold was requested as invoice 481902');
  expect(requestText(asked).opening).toContain('481902');
  expect(requestText(asked).opening).not.toContain('The date is not held for you');
});

test('Q-17: it waits in the outbox of the site with its own fields, and as a letter', () => {
  const waiting = requestMail({ ...request, mail: 'unanswered' });
  expect(waiting).toMatchObject({ form: 'dateRequest', mayHaveArrived: true });
  expect(valuesOf(waiting.fields)).toMatchObject({ hall: 'Ambali Hall', termsCheck: 'on' });
  expect(requestMessage(request)).toContain('Hall: Ambali Hall\nGuests: 650');
  expect(requestMessage(request)).not.toContain('Terms');
});
