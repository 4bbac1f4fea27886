import { expect, test } from 'vitest';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { sampleWait } from '../../test/sample-wait.ts';
import { concertSpace, deluxeSuite } from '../stay/booking/places.ts';
import type { WaitingListEntry } from '../waiting-list/waiting-list-ledger.ts';
import { waitRowText, reopenForm } from './wait-row.tsx';

test('an e-mail that has not gone is not called asked, nor one that takes back taken back', () => {
  expect(waitRowText({ ...sampleWait, requestMail: 'unsent' }).state).toBe(
    'The venue has not been asked yet',
  );
  expect(waitRowText({ ...sampleWait, requestMail: 'unanswered' }).state).toBe(
    'The venue may have been asked',
  );
  expect(waitRowText({ ...sampleWait, withdrawalMail: 'unanswered' }).state).toBe('May have been withdrawn');
  expect(waitRowText({ ...sampleWait, withdrawalMail: 'unsent' }).state).toBe('Not withdrawn yet');
  expect(waitRowText({ ...sampleWait, withdrawalMail: 'sent' })).toMatchObject({
    tone: 'ended',
    state: 'Withdrawn',
  });
});

/** Where whoever waits is led, and what stands in its form, where something else was typed before. */
function reopened(record: WaitingListEntry) {
  const typed = {
    eventDate: '2027-05-01',
    date: '2027-05-01',
    checkIn: '2027-05-01',
    checkOut: '2027-05-02',
  };
  const form = sampleChannel(typed);
  const pages: string[] = [];
  reopenForm(record, { handover: () => form, navigate: (page) => void pages.push(page) });
  return { pages, form: form.read() };
}

test('who looks again at a hall finds its day, hall and number in the form', () => {
  expect(reopened(sampleWait)).toMatchObject({
    pages: [addressOf('mf-bookings/hall-booking')],
    form: { eventDate: '2027-03-20', hall: 'Ambali Hall', noOfPeople: '650' },
  });
});

test('a stay that is waited for is opened with its own nights or day', () => {
  const nights = { from: '2027-03-20', to: '2027-03-22' };
  expect(reopened({ ...sampleWait, place: 'deluxe-suite', ...nights })).toMatchObject({
    pages: [deluxeSuite.path],
    form: { checkIn: nights.from, checkOut: nights.to },
  });
  expect(reopened({ ...sampleWait, place: 'concert-space' })).toMatchObject({
    pages: [concertSpace.path],
    form: { date: '2027-03-20' },
  });
});
