import { expect, test } from 'vitest';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';
import type { HallBooking } from '../booking/booking.ts';
import { giveAnotherAddress, sendInvoiceAgain } from './invoice-mail.ts';

const now = sampleBooking.invoice.issuedAt;

function device() {
  const { services, dispatch } = sampleHallServices(now);
  services.ledger.save(sampleBooking);
  const events = () => dispatch.mock.calls.map(([event]) => event);
  return { services, ledger: services.ledger, events };
}

const address = 'ade@gmail.com';

test('another address is kept before the e-mail goes, and the e-mail goes there', async () => {
  const { services, ledger, events } = device();
  const sentTo: string[] = [];
  await giveAnotherAddress(services, { booking: sampleBooking, email: address }, async ({ details }) => {
    sentTo.push(details.email);
    expect(ledger.shown()).toMatchObject({ details: { email: address }, invoiceMail: 'unanswered' });
    return { kind: 'sent' };
  });
  expect(sentTo).toEqual([address]);
  expect(ledger.shown()).toMatchObject({ details: { email: address }, invoiceMail: 'sent' });
  expect(events().map(({ type }) => type)).toEqual(['address-given', 'mail-ended']);
});

test('the same address again is one more copy: that the first has gone stays known', async () => {
  const { services, ledger } = device();
  const offline: EmailOutcome = { kind: 'failed', reason: 'offline', requested: false, detail: '' };
  await giveAnotherAddress(
    services,
    { booking: sampleBooking, email: sampleBooking.details.email },
    async () => offline,
  );
  expect(ledger.shown()).toMatchObject({ invoiceMail: 'sent' });
});

test('an e-mail that fails leaves the new address, and says why', async () => {
  const { services, ledger, events } = device();
  const refused: EmailOutcome = { kind: 'failed', reason: 'recipient', requested: true, detail: '422' };
  await giveAnotherAddress(services, { booking: sampleBooking, email: address }, async () => refused);
  expect(ledger.shown()).toMatchObject({ details: { email: address }, invoiceMail: 'unsent' });
  expect(events().at(-1)).toMatchObject({
    type: 'mail-ended',
    notice: { kind: 'invoice-not-sent', reason: 'recipient' },
  });
});

test('an invoice whose day was booked anew keeps what the new one has', async () => {
  const { services, ledger } = device();
  const other = { ...sampleBooking, invoice: { ...sampleBooking.invoice, number: '999999' } };
  ledger.save(other);
  await giveAnotherAddress(services, { booking: sampleBooking, email: address }, async () => ({
    kind: 'sent',
  }));
  expect(ledger.shown()).toEqual(other);
});

test('a refusal does not deny an e-mail that went out before it and may have arrived', async () => {
  const { services, ledger } = device();
  const unsent: HallBooking = { ...sampleBooking, invoiceMail: 'unsent' };
  ledger.update(unsent);
  const lost: EmailOutcome = { kind: 'failed', reason: 'unanswered', requested: true, detail: '' };
  const refused: EmailOutcome = { kind: 'failed', reason: 'refused', requested: true, detail: 'HTTP 500' };
  await sendInvoiceAgain(services, unsent, async () => lost);
  // Its page, or another tab, still shows what was known before.
  await sendInvoiceAgain(services, unsent, async () => refused);
  expect(ledger.shown()?.invoiceMail).toBe('unanswered');
});
