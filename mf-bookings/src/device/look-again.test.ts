import { addressOf } from '@venue/shared/contract/address-of.ts';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { expect, test } from 'vitest';
import { concertSpace, deluxeSuite } from '../stay/booking/places.ts';
import { sampleWait } from '../../test/sample-wait.ts';
import type { WaitRecord } from '../wait/wait-record.ts';
import { lookAgain } from './look-again.ts';

/** Where whoever waits is led, and what stands in its form, where something else was typed before. */
function led(record: WaitRecord) {
  const typed = {
    eventDate: '2027-05-01',
    date: '2027-05-01',
    checkIn: '2027-05-01',
    checkOut: '2027-05-02',
  };
  const form = sampleChannel(typed);
  const pages: string[] = [];
  lookAgain(record, { handover: () => form, navigate: (page) => void pages.push(page) });
  return { pages, form: form.read() };
}

test('who looks again at a hall finds its day, hall and number in the form', () => {
  expect(led(sampleWait)).toMatchObject({
    pages: [addressOf('mf-bookings/hall-booking')],
    form: { eventDate: '2027-03-20', hall: 'Ambali Hall', noOfPeople: '650' },
  });
});

test('who looks again at a room or the concert space finds the nights or the day that is waited for, whatever was typed since', () => {
  const nights = { from: '2027-03-20', to: '2027-03-22' };
  expect(led({ ...sampleWait, place: 'deluxe-suite', ...nights })).toMatchObject({
    pages: [deluxeSuite.path],
    form: { checkIn: nights.from, checkOut: nights.to },
  });
  expect(led({ ...sampleWait, place: 'concert-space' })).toMatchObject({
    pages: [concertSpace.path],
    form: { date: '2027-03-20' },
  });
});
