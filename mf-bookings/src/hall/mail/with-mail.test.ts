import { failedEmail } from '@venue/shared/email/email-outcome.ts';
import { expect, test } from 'vitest';
import type { HallBooking } from '../booking/booking.ts';
import { withAddress, withMail, withMailUnderWay } from './with-mail.ts';
import { sampleBooking } from '../booking/sample-booking.ts';

function booking(invoiceMail: HallBooking['invoiceMail']): HallBooking {
  return { ...sampleBooking, invoiceMail };
}

test('D-22: while the invoice is on the way nobody can say whether it arrived', () => {
  expect(withMailUnderWay(booking('unsent')).invoiceMail).toBe('unanswered');
  expect(withMailUnderWay(booking('sent')).invoiceMail).toBe('sent');
});

const refused = failedEmail('refused', '500');
const unanswered = failedEmail('unanswered', 'Failed to fetch');

test.each([
  { before: 'unsent', mail: { kind: 'sent' }, after: 'sent' },
  { before: 'unsent', mail: refused, after: 'unsent' },
  { before: 'unsent', mail: unanswered, after: 'unanswered' },
  { before: 'unanswered', mail: refused, after: 'unanswered' },
] as const)('D-22: $before and then $mail.reason is $after', ({ before, mail, after }) => {
  const underWay = withMailUnderWay(booking(before));
  expect(withMail(underWay, mail, booking(before)).invoiceMail).toBe(after);
});

test('D-22: what another tab has sent meanwhile stays sent', () => {
  expect(withMail(booking('sent'), refused, booking('unsent')).invoiceMail).toBe('sent');
});

test('an address that the invoice had before keeps what is known of its e-mails', () => {
  const { email } = sampleBooking.details;
  const sent = withMail(booking('unanswered'), { kind: 'sent' }, booking('unsent'));
  const other = withAddress(sent, 'bola@example.com');
  expect(other).toMatchObject({ details: { email: 'bola@example.com' }, invoiceMail: 'unsent' });
  expect(withAddress(other, email)).toMatchObject({ details: { email }, invoiceMail: 'sent' });
  const late = withMail(
    withAddress(booking('unanswered'), 'bola@example.com'),
    { kind: 'sent' },
    booking('unsent'),
  );
  expect(late.invoiceMail).toBe('unsent');
  expect(withAddress(late, email).invoiceMail).toBe('sent');
});
